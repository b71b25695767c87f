import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { StopDialog } from './StopDialog.tsx'
import { StopSentence, StopWordsButton } from './StopWords.tsx'
import { useStops } from './useStops.ts'
import styles from './stops.module.css'

/** On every page: what is stopped, since when, by whom and why. */
export function StopsOn() {
  const { t, ago } = useWords()
  const { stops = [], isUnknown } = useStops()
  return (
    <ul className={styles.on} role="status" aria-label={t('stops.on')}>
      {stops.map((stop) => (
        <li key={stop.name} className={styles.stop}>
          <Icon name="alert" size={16} />
          <span className={styles.said}>
            <span>
              <strong>{t(`stops.${stop.name}Stopped`)}</strong>{' '}
              {stop.actor !== '' && t('stops.by', { ago: ago(stop.at), name: stop.actor, reason: stop.reason })}
            </span>
            <StopSentence stop={stop} />
          </span>
          <StopWordsButton stop={stop} />
        </li>
      ))}
      {isUnknown && (
        <li className={styles.stop}>
          <Icon name="alert" size={16} />
          {t('stops.unknown')}
        </li>
      )}
    </ul>
  )
}

/** On every page, for publishers and owners: the way to stop and to lift. */
export function StopButton() {
  const { t } = useWords()
  const mayStop = useMay('publisher')
  const { stops = [] } = useStops()
  const [isOpen, setOpen] = useState(false)
  if (!mayStop) return null
  return (
    <>
      <Button
        variant={stops.length > 0 ? 'secondary' : 'quiet'}
        size="small"
        icon="pause"
        onClick={() => setOpen(true)}
      >
        {t(stops.length > 0 ? 'stops.change' : 'stops.stop')}
      </Button>
      <StopDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
