import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { StopDialog } from '../../changes/stops/StopDialog.tsx'
import { useStops } from '../../changes/stops/useStops.ts'
import { useWords } from '../../words/useWords.ts'
import { OverviewCard } from './OverviewCard.tsx'
import styles from './overview.module.css'

/** Stops in effect and, with the role for it, the way to stop more and to lift them. */
export function StopsCard() {
  const { t, ago } = useWords()
  const mayStop = useMay('publisher')
  const { stops, error, isAsking, retry } = useStops()
  const [isOpen, setOpen] = useState(false)
  return (
    <OverviewCard
      title={t('overview.stops')}
      action={
        mayStop && (
          <Button variant="quiet" size="small" icon="pause" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('stops.change')}
          </Button>
        )
      }
      answer={{ isThere: stops !== undefined, error, isAsking, onRetry: retry }}
      lines={2}
    >
      {stops?.length === 0 && (
        <>
          <p className={styles.good}>{t('overview.noStops')}</p>
          <p className={styles.quiet}>{t('overview.noStopsWhy')}</p>
        </>
      )}
      <ul className={styles.list}>
        {stops?.map(({ name, actor, at, reason }) => (
          <li key={name} className={styles.stop}>
            <strong>{t(`stops.${name}Stopped`)}</strong>
            {actor !== '' && <p>{t('stops.by', { ago: ago(at), name: actor, reason })}</p>}
          </li>
        ))}
      </ul>
      {mayStop && <StopDialog open={isOpen} onClose={() => setOpen(false)} />}
    </OverviewCard>
  )
}
