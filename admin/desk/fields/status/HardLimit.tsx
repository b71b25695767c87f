import { Big } from 'big.js'
import useSWR from 'swr'
import { parseFact } from '../../../../src/format/fact.ts'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import tones from '../../../../src/ui/tones.module.css'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { amountText } from '../../../../src/format/facts/amountText.ts'
import styles from './platform.module.css'
import type { HardLimit as Limit } from '../../../api/documentApi.ts'
import { useWords } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'

/** The range in which the service publishes a setting at all, to be read with its help. */
export function HardLimitRange({ fact }: { fact: string }) {
  const { t } = useWords()
  const found = useHardLimit(fact)
  if (!found || found.isBeyond) return null
  return <span className={styles.figure}>{limitText(found.pointer, found.limit, t)}</span>
}

/** Says that a setting is outside the range in which the service publishes it. */
export function BeyondHardLimit({ fact }: { fact: string }) {
  const { t } = useWords()
  const found = useHardLimit(fact)
  if (!found) return null
  return (
    <output className={joinNames(styles.effect, tones.loss)}>
      {found.isBeyond && beyondText(found.pointer, found.limit, t)}
    </output>
  )
}

function useHardLimit(
  fact: string,
): { readonly pointer: string; readonly limit: Limit; readonly isBeyond: boolean } | undefined {
  const api = useApi()
  const snapshot = useDraftSnapshot()
  const { data } = useSWR('status', () => api.status())
  const parsed = parseFact(fact)
  if (parsed?.kind !== 'settings') return undefined
  const { pointer } = parsed
  const limit = data?.hardLimits[pointer]
  return limit && { pointer, limit, isBeyond: beyond(readValue(snapshot, fact), limit) }
}

function limitText(pointer: string, { min, max }: Limit, t: Say): string {
  if (min === undefined) return t('platform.limitUpTo', { max: amountText(pointer, max ?? '') })
  if (max === undefined) return t('platform.limitFrom', { min: amountText(pointer, min) })
  return t('platform.limitBetween', { min: amountText(pointer, min), max: amountText(pointer, max) })
}

function beyondText(pointer: string, { min, max }: Limit, t: Say): string {
  if (min === undefined) return t('platform.beyondUpTo', { max: amountText(pointer, max ?? '') })
  if (max === undefined) return t('platform.beyondFrom', { min: amountText(pointer, min) })
  return t('platform.beyondBetween', { min: amountText(pointer, min), max: amountText(pointer, max) })
}

/** The typed text may not be an amount yet. */
function beyond(value: unknown, { min, max }: Limit): boolean {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^\d+(\.\d+)?$/.test(value))) return false
  const amount = new Big(value)
  return (min !== undefined && amount.lt(min)) || (max !== undefined && amount.gt(max))
}
