import type { Notice } from '../../../src/format/notices.ts'

export type NoticeState = 'off' | 'planned' | 'showing' | 'over'

/** Where a notice stands in its time. */
export function noticeState({ on, from, until }: Pick<Notice, 'on' | 'from' | 'until'>, now: number): NoticeState {
  if (!on) return 'off'
  if (from !== undefined && now < Date.parse(from)) return 'planned'
  return until !== undefined && now >= Date.parse(until) ? 'over' : 'showing'
}

export const stateLooks = {
  off: { label: 'Off', tone: 'neutral' },
  planned: { label: 'Planned', tone: 'info' },
  showing: { label: 'Showing', tone: 'gain' },
  over: { label: 'Over', tone: 'neutral' },
} as const
