import { HOUR } from '../platformTime.ts'
import type { Archive } from '../records/Archive.ts'
import { simulatePast } from './simulatePast.ts'

/** Most platforms of a process begin at the same moment: tests, stories, previews. */
const MOST_KEPT = 2

const kept = new Map<string, Archive>()

/**
 * The past of a platform that opens at a moment, to be copied and never written in. It ends with the full hour
 * before: platforms that open within one hour have the same past, which is worked out once in a process.
 */
export function pastUntil(seed: string, openedAt: number): Archive {
  const until = Math.floor(openedAt / HOUR) * HOUR
  const key = `${seed} ${until}`
  const known = kept.get(key)
  if (known) return known
  const past = simulatePast(seed, until)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest)
  kept.set(key, past)
  return past
}
