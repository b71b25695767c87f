import type { CheckAnswer, CheckQuestion, Numbered } from './CheckMessage.ts'
import { checkFiles, helpWithFile } from './checkFiles.ts'

// A check takes some tenths of a second: here it does not hold up the typing.
addEventListener('message', ({ data: { id, files, place } }: MessageEvent<Numbered<CheckQuestion>>) => {
  const answer: Numbered<CheckAnswer> =
    place === undefined
      ? { id, checked: checkFiles(files) }
      : { id, help: helpWithFile(files, place.path, place.offset) }
  postMessage(answer)
})
