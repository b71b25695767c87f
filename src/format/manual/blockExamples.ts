import type { BlockType } from '../blocks/Block.ts'
import { containerExamples } from './containerExamples.ts'
import type { ManualExample } from './ManualExample.ts'
import { presentationalExamples } from './presentationalExamples.ts'

/** One example of every block type; a type without one is a compile error. */
export const blockExamples: Readonly<Record<BlockType, ManualExample>> = {
  ...containerExamples,
  ...presentationalExamples,
}
