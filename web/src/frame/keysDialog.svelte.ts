/** Whether the keys of the page are being shown. */
class KeysDialog {
  open = $state(false)
}

export const keysDialog = new KeysDialog()
