import type { Help } from '../../../../src/format/help/Help.ts'

/** Suggestions at a place in a text, and the meaning of the word there. */
export type AskHelp = (text: string, offset: number) => Promise<Help>
