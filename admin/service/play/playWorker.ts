import { answerWork } from '../background/answerWork.ts'
import type { PlayBundle, PlayWorks } from './PlayMessage.ts'

answerWork<PlayWorks>({
  async play({ bundle, ...request }) {
    const { playScreens }: PlayBundle = await import(bundle)
    return playScreens(request)
  },
})
