import { answerWork } from '../background/answerWork.ts'
import type { PlayBundle, PlayRequest } from './PlayMessage.ts'

answerWork(async ({ bundle, ...request }: PlayRequest) => {
  const { playScreens } = (await import(bundle)) as PlayBundle
  return playScreens(request)
})
