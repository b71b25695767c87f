import { Big } from 'big.js'
import useSWR from 'swr'
import { parseFact } from '../../../src/format/fact.ts'
import { joinNames } from '../../../src/ui/joinNames.ts'
import tones from '../../../src/ui/tones.module.css'
import { useApi } from '../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { readValue } from '../draft/readValue.ts'
import { amountText } from './amountText.ts'
import styles from './platform.module.css'
import type { HardLimit as Limit } from '../../api/documentApi.ts'

/** Beside a setting: the range in which the service publishes it at all, and whether it is outside. */
export function HardLimit({ fact }: { fact: string }) {
  const api = useApi()
  const snapshot = useDraftSnapshot()
  const { data } = useSWR('status', () => api.status())
  const parsed = parseFact(fact)
  if (parsed?.kind !== 'settings') return null
  const { pointer } = parsed
  const limit = data?.hardLimits[pointer]
  if (limit === undefined) return null
  const isBeyond = beyond(readValue(snapshot, fact), limit)
  const words = [
    limit.min !== undefined && `from ${amountText(pointer, limit.min)}`,
    limit.max !== undefined && `up to ${amountText(pointer, limit.max)}`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <output className={joinNames(isBeyond ? styles.effect : styles.figure, isBeyond && tones.loss)}>
      {isBeyond ? `This service publishes only amounts ${words}.` : `Hard limit: ${words}.`}
    </output>
  )
}

/** What is being typed may be no amount yet. */
function beyond(value: unknown, { min, max }: Limit): boolean {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^\d+(\.\d+)?$/.test(value))) return false
  const amount = new Big(value)
  return (min !== undefined && amount.lt(min)) || (max !== undefined && amount.gt(max))
}
