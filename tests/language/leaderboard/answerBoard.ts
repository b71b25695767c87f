import type { Answers } from '../Answers.ts'

/** Sixty ranks in no order, the fortieth of which is the member's. */
export function answerBoard(): Answers {
  return {
    getBoard: ({ period }) => ({
      rows: Array.from({ length: 60 }, (_, place) => ((place * 7) % 60) + 1).map((rank) => ({
        rank,
        name: rank === 40 ? 'demo01' : `${period === 'week' ? 'player' : 'winner'}${rank}`,
        points: 10_000 - rank * 100,
        mine: rank === 40,
      })),
      week: Array.from({ length: 7 }, (_, day) => ({ day: `11-${14 + day}`, points: (day + 1) * 100 })),
    }),
  }
}
