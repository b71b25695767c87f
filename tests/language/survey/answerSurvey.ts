import type { Answers } from '../Answers.ts'

/** `sent` has what members have answered. */
export function answerSurvey(sent: unknown[]): Answers {
  return {
    getSurvey: () => ({ title: 'November 2026', done: sent.length > 0 }),
    sendSurvey: (answers) => {
      sent.push(answers)
      return null
    },
  }
}
