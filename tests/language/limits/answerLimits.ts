import { type Answers, Refusal } from '../Answers.ts'

/** Limits of a day, a week and a month; that of the month may only go down. */
export function answerLimits(): Answers {
  const limits = [
    { period: 'day', limit: 100_000, used: 40_000, least: 10_000, most: 500_000, step: 10_000 },
    { period: 'week', limit: 300_000, used: 40_000, least: 50_000, most: 2_000_000, step: 50_000 },
    { period: 'month', limit: 1_000_000, used: 40_000, least: 100_000, most: 5_000_000, step: 100_000 },
  ]
  return {
    getMyLimits: () => limits,
    setMyLimit: ({ period, limit }) => {
      const own = limits.find((one) => one.period === period)
      if (own === undefined || typeof limit !== 'number') throw new Error('There is no such limit.')
      if (period === 'month' && limit > own.limit)
        throw new Refusal({
          kor: '한 달 한도는 낮출 수만 있어요.',
          cn: '每月限额只能调低。',
          en: 'The limit of a month can only go down.',
        })
      own.limit = limit
      return null
    },
  }
}
