import { useState } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useAsk } from '../../sources/askAgain.ts'
import { useAnsweredAt } from './useAnsweredAt.ts'
import { useAsOf } from '../../reading/useAsOf.ts'
import { useTranslate } from '../../reading/language.ts'
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
