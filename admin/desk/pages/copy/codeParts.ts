import type { keysOfCode } from '../../../../src/format/check/keysOfCode.gen.ts'

/** What the parts of the app are called that no document writes. */
export const codeParts: readonly { readonly part: keyof typeof keysOfCode; readonly name: string }[] = [
  { part: 'app', name: 'the app itself' },
  { part: 'lottery', name: 'the lottery boards' },
  { part: 'agent', name: 'the agents’ team' },
  { part: 'game', name: 'the page of a game' },
]
