import { formatPlatformDate } from '../platformTime.ts'

/** Number of an order: a letter, the day by the platform's clock, and which order it is of all. */
export function orderNumber(letter: 'D' | 'W', at: number, count: number): string {
  return `${letter}${formatPlatformDate(at).replaceAll('-', '')}${String(count).padStart(6, '0')}`
}
