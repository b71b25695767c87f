import type { Notice } from '../../../../src/format/notices.ts'

/** An id that nobody else makes at the same moment: the day and a random part. */
export function newNoticeId(now: Date, random: () => number): string {
  const chance = Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')
  return `n-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${chance}`
}

/** What a new notice starts from, or a new banner. */
export function newNotice(id: string, place: 'home' | 'banner' = 'home'): Notice {
  return { id, on: true, places: [place], title: {}, body: {}, tone: 'info', zone: 'Asia/Seoul', priority: 0 }
}
