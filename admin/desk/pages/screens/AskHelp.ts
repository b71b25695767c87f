import type { Help } from '../../../../src/format/help/Help.ts'

/** What may be written at a place in a text, and what the word there means. */
export type AskHelp = (text: string, offset: number) => Promise<Help>
