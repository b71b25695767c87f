import { writeFileSync } from 'node:fs'
import type { EncodeAnswer, EncodeQuestion } from './EncodeMessage.ts'
import { encodePicture, readPictures } from './encodePicture.ts'

// Where memory runs out, the system ends this process rather than the service.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Only Linux has it.
}

const answerOf = (question: EncodeQuestion): Promise<EncodeAnswer> =>
  question.kind === 'encode' ? encodePicture(question.bytes) : readPictures(question.files)

process.on('message', (question: EncodeQuestion) => {
  void answerOf(question)
    .catch((error: unknown): EncodeAnswer => ({ trouble: troubleOf(String(error)) }))
    .then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))

function troubleOf(message: string): 'pixels' | 'broken' {
  return /pixel limit/i.test(message) ? 'pixels' : 'broken'
}
