import type { Trial } from '../../../api/trialApi.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { isTrial } from '../phones/followersOf.ts'
import type { Words } from '../../words/useWords.ts'

/**
 * Name of the trial whose number a phone reported; undefined for a release's. A trial has another number each time that
 * it is built again, so earlier ones have no name of their own.
 */
export function trialName(number: number, trials: readonly Trial[], me: string, words: Words): string | undefined {
  if (!isTrial(number)) return undefined
  const trial = trials.find((one) => one.number === number)
  return trial === undefined
    ? words.t('trial.earlier')
    : words.t('trial.named', { name: changeName(trial.change, me, words) })
}
