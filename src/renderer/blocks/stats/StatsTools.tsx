import { useState } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useAsk } from '../../sources/useAsk.ts'
import { useAnsweredAt } from './useAnsweredAt.ts'
import { useDisplay } from '../../reading/useDisplay.ts'
import { useTranslate } from '../../reading/useTranslate.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import styles from './StatsView.module.css'

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
  const display = useDisplay()
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

  /** Of today the time alone: with the day it would take two lines. */
  function time(at: number): string {
    const today = display(clock.now(), 'date')
    const whole = display(at, 'dateTime')
    return whole.startsWith(today) ? whole.slice(today.length).replace(/^\D+/, '') : whole
  }

  return (
    <span className={styles.buttons}>
      {canRefresh && answeredAt !== undefined && (
        <span className={styles.time}>{text('stats.refreshed', { time: time(answeredAt) })}</span>
      )}
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
