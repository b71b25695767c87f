import { useState, useCallback, useSyncExternalStore } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useAsk } from '../../sources/askAgain.ts'
import { useAsOf } from '../../reading/useAsOf.ts'
import { useTranslate } from '../../reading/language.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import styles from './StatsView.module.css'
import { usePlace } from '../../screen/ScopeContext.tsx'

export interface StatsToolsProps {
  block: BlockOf<'stats'>
  isHidden: boolean
  onHide: (isHidden: boolean) => void
}

/** Hides the figures, reads them again, and says as of when they are. */
export function StatsTools({ block: { hideable, refresh, refreshUser }, isHidden, onHide }: StatsToolsProps) {
  const ask = useAsk()
  const { account, clock } = useHost()
  const text = useTranslate()
  const asOf = useAsOf()
  const [busy, setBusy] = useState(false)
  const [refreshedAt, setRefreshedAt] = useState<number>()
  const answeredAt = useAnsweredAt(refresh) ?? refreshedAt
  const canRefresh = refreshUser || refresh.length > 0

  async function handleRefresh() {
    setBusy(true)
    const isAnswered = await ask(refresh, ...(refreshUser ? [account.refreshUser()] : []))
    setBusy(false)
    if (isAnswered) setRefreshedAt(clock.now())
  }

  return (
    <span className={styles.buttons}>
      {canRefresh && answeredAt !== undefined && <span className={styles.time}>{asOf(answeredAt)}</span>}
      {hideable && (
        <IconButton
          icon={isHidden ? 'eyeOff' : 'eye'}
          label={text('stats.hide')}
          aria-pressed={isHidden}
          onClick={() => onHide(!isHidden)}
        />
      )}
      {canRefresh && (
        <IconButton icon="refresh" label={text('stats.refresh')} busy={busy} onClick={() => void handleRefresh()} />
      )}
    </span>
  )
}

/** Server time of the oldest of the last answers of these sources; undefined while one has none. */
function useAnsweredAt(names: readonly string[]): number | undefined {
  const { store } = usePlace()
  const list = names.join(' ')
  const cells = useCallback(
    () =>
      list
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => store.source(name)),
    [store, list],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = cells().map((cell) => cell.subscribe(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [cells],
  )
  return useSyncExternalStore(subscribe, () => {
    const times = cells().map((cell) => cell.getSnapshot().answeredAt)
    const known = times.filter((time) => time !== undefined)
    return known.length > 0 && known.length === times.length ? Math.min(...known) : undefined
  })
}
