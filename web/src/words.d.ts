/** The catalogues, made by `web/words.ts`: each area by its language and name. */
declare module 'virtual:words' {
  const catalogues: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default catalogues
}
