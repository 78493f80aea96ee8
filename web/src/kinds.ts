/** Choices by their kinds: so that a table with a row for each kind is called with what that kind names. */

interface Named {
  kind: string
  args: unknown
}

export type ArgsByKind<Choice extends Named> = {
  [Each in Choice as Each['kind']]: Each['args']
}

export type OfKind<Choice extends Named, Kind extends Choice['kind']> = {
  [Each in Kind]: { kind: Each; args: ArgsByKind<Choice>[Each] }
}[Kind]
