import type { Choice, Chosen, Question } from '../../renderer/host/Host.ts'
import type { Readable } from '../../store/Store.ts'
import type { Toasts } from '../../ui/createToasts.ts'
import { createStore } from '../../store/createStore.ts'

export interface AskedQuestion {
  readonly id: number
  readonly question: Question | Choice
  /** Where it was asked. */
  readonly place: string
  readonly answer: (chosen: Chosen) => void
}

export interface Questions {
  /** The questions that wait for an answer, the first one first. */
  readonly asked: Readable<readonly AskedQuestion[]>
  ask(question: Question | Choice): Promise<Chosen>
  /** The screens that they were asked on are left: each is answered so. */
  leave(): void
  /** Whether one that is open says these very words: a toast of them would say them twice. */
  says(words: string): boolean
}

/** The screen that the address names, without its query. */
export const placeNow = (): string => location.hash.replace(/\?.*/, '') || '#/'

/** Questions of actions, asked one after the other. */
export function createQuestions(toasts: Pick<Toasts, 'getSnapshot' | 'dismiss'>): Questions {
  const asked = createStore<readonly AskedQuestion[]>([])
  let lastId = 0
  const says = (words: string): boolean =>
    asked.getSnapshot().some(({ question: { title, text } }) => title === words || text.split('\n').includes(words))
  return {
    asked,
    says,
    leave() {
      for (const { answer } of asked.getSnapshot()) answer('left')
    },
    ask: async (question) =>
      new Promise((resolve) => {
        lastId += 1
        const id = lastId
        const answer = (chosen: Chosen): void => {
          asked.set(asked.getSnapshot().filter((other) => other.id !== id))
          resolve(chosen)
        }
        asked.set([...asked.getSnapshot(), { id, question, place: placeNow(), answer }])
        for (const toast of toasts.getSnapshot()) if (says(toast.text)) toasts.dismiss(toast.id)
      }),
  }
}
