import type { Help } from '../../../../src/format/help/Help.ts'

/** What may be written at a place of a text, and what stands there is for. */
export type AskHelp = (text: string, offset: number) => Promise<Help>
