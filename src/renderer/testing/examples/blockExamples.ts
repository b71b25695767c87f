import { containerExamples } from './containerExamples.ts'
import { controlExamples } from './controlExamples.ts'
import type { BlockExamples } from './Example.ts'
import { figureExamples } from './figureExamples.ts'
import { menuExamples } from './menuExamples.ts'
import { pictureExamples } from './pictureExamples.ts'
import { wordExamples } from './wordExamples.ts'

/** Examples of every block type, for the conformance suite and the stories alike. */
export const blockExamples: BlockExamples = {
  ...figureExamples,
  ...menuExamples,
  ...pictureExamples,
  ...wordExamples,
  ...containerExamples,
  ...controlExamples,
}
