import type { Answers } from '../Answers.ts'

const steps = [
  { name: 'sent', time: '2026-11-20 12:10:00' },
  { name: 'checked', time: '2026-11-20 12:40:00' },
]

/** Open at the first question and paid at the second; `asked` counts them. */
export function answerWithdrawal(asked: { count: number }): Answers {
  return {
    getWithdrawal: () => {
      asked.count += 1
      return asked.count === 1
        ? { state: 'open', amount: '250000', steps: [...steps, { name: 'paid' }] }
        : { state: 'paid', amount: '250000', steps: [...steps, { name: 'paid', time: '2026-11-20 23:30:00' }] }
    },
  }
}
