import type { BlockedFact } from '../../../api/scheduleApi.ts'
import { factText } from '../../facts/names/valueText.ts'
import type { Words } from '../../words/useWords.ts'

/** Who moved a fact under a schedule, to what and in which release: "wang set Bank minimum to ₩120 in release 12". */
export function movedText({ fact, live, actor, seq }: BlockedFact, name: string, words: Words): string {
  const value = factText(fact, live, words)
  return actor === 'system'
    ? words.t('schedule.movedByBuild', { name, value, seq })
    : words.t('schedule.movedBy', { who: actor, name, value, seq })
}
