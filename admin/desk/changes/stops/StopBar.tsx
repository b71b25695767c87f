import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { StopDialog } from './StopDialog.tsx'
import { useStops } from './useStops.ts'
import styles from './stops.module.css'

/** On every page: what is stopped, and for publishers and owners the way to stop and to lift. */
export function StopBar() {
  const { t, ago } = useWords()
  const mayStop = useMay('publisher')
  const { stops = [], isUnknown } = useStops()
  const [isOpen, setOpen] = useState(false)
  if (stops.length === 0 && !isUnknown && !mayStop) return null
  return (
    <div className={styles.bar}>
      <ul className={styles.on} role="status" aria-label={t('stops.on')}>
        {stops.map(({ name, actor, at, reason }) => (
          <li key={name} className={styles.stop}>
            <Icon name="alert" size={16} />
            <span>
              <strong>{t(`stops.${name}Stopped`)}</strong>{' '}
              {actor !== '' && t('stops.by', { ago: ago(at), name: actor, reason })}
            </span>
          </li>
        ))}
        {isUnknown && (
          <li className={styles.stop}>
            <Icon name="alert" size={16} />
            {t('stops.unknown')}
          </li>
        )}
      </ul>
      {mayStop && (
        <Button
          variant={stops.length > 0 ? 'secondary' : 'quiet'}
          size="small"
          icon="pause"
          onClick={() => setOpen(true)}
        >
          {t(stops.length > 0 ? 'stops.change' : 'stops.stop')}
        </Button>
      )}
      {mayStop && <StopDialog open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
