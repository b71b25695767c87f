import type { Page } from '@playwright/test'

const HOUR = 3_600_000

/** A day by the platform's clock (UTC+8) as "YYYY-MM-DD": today, or a number of days before. */
export async function platformDay(page: Page, appUrl: string, before = 0): Promise<string> {
  const answer = await page.request.post(`${appUrl}/api/app`)
  const now = Date.parse(answer.headers()['x-platform-time'] ?? '')
  return new Date(now + 8 * HOUR - before * 24 * HOUR).toISOString().slice(0, 10)
}

/** The name of a day in a Korean calendar. */
export function koreanDay(day: string): RegExp {
  const [year, month, date] = day.split('-').map(Number)
  return new RegExp(`${year}년 ${month}월 ${date}일`)
}
