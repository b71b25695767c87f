import type { CheckAnswer, CheckQuestion } from './CheckMessage.ts'
import { checkFiles } from './checkFiles.ts'

// A check takes some tenths of a second: here it does not hold up the typing.
addEventListener('message', ({ data: { id, files } }: MessageEvent<CheckQuestion>) => {
  const answer: CheckAnswer = { id, ...checkFiles(files) }
  postMessage(answer)
})
