import { containerExamples } from './containerExamples.ts'
import { controlExamples } from './controlExamples.ts'
import type { BlockExamples } from './Example.ts'
import { presentationalExamples } from './presentationalExamples.ts'

/** Examples of every block type, for the conformance suite and the stories alike. */
export const blockExamples: BlockExamples = { ...presentationalExamples, ...containerExamples, ...controlExamples }
