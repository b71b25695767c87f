import { Big } from 'big.js'
import useSWR from 'swr'
import { parseFact } from '../../../src/format/fact.ts'
import { joinNames } from '../../../src/ui/joinNames.ts'
import tones from '../../../src/ui/tones.module.css'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { readValue } from '../draft/readValue.ts'
import { amountText } from '../../../src/format/facts/amountText.ts'
import styles from './platform.module.css'
import type { HardLimit as Limit } from '../../api/documentApi.ts'
import { useWords } from '../words/useWords.ts'
import type { Say } from '../words/WordTable.ts'

/** Beside a setting: the range in which the service publishes it at all, and whether it is outside. */
export function HardLimit({ fact }: { fact: string }) {
  const { t } = useWords()
  const api = useApi()
  const snapshot = useDraftSnapshot()
  const { data } = useSWR('status', () => api.status())
  const parsed = parseFact(fact)
  if (parsed?.kind !== 'settings') return null
  const { pointer } = parsed
  const limit = data?.hardLimits[pointer]
  if (limit === undefined) return null
  const isBeyond = beyond(readValue(snapshot, fact), limit)
  return (
    <output className={joinNames(isBeyond ? styles.effect : styles.figure, isBeyond && tones.loss)}>
      {isBeyond ? beyondText(pointer, limit, t) : limitText(pointer, limit, t)}
    </output>
  )
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
