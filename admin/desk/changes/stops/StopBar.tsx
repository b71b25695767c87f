import { Suspense, useEffect, useState } from 'react'
import type { StopName } from '../../../../src/format/wire/stops.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { later } from '../../../../src/ui/later.tsx'
import type { StopRecord } from '../../../api/stopApi.ts'
import { stopText } from '../../facts/names/stopText.ts'
import { useMay, useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { StopSentence } from './StopSentence.tsx'
import { useStops } from './useStops.ts'
import styles from './stops.module.css'

const StopDialog = later(async () => (await import('./StopDialog.tsx')).StopDialog)
const OwnStop = later(async () => (await import('./OwnStop.tsx')).OwnStop)
const StopWordsDialog = later(async () => (await import('./StopWords.tsx')).StopWordsDialog)

/** On every page: what is stopped, since when, by whom and why. */
export function StopsOn() {
  const words = useWords()
  const { t, ago } = words
  const mayStop = useMay('publisher')
  const { stops = [], isUnknown } = useStops()
  const session = useSessionSnapshot()
  const [opened, setOpened] = useState<{ readonly what: 'words' | 'lift'; readonly stop: StopRecord }>()
  const close = () => setOpened(undefined)
  // Nobody is told anything after the end of a session; the service is not to blame.
  const isSilent = isUnknown && session.kind === 'signedIn' && !session.expired
  return (
    <>
      <div className={styles.on} role="status" aria-label={t('stops.on')}>
        {stops.map((stop) => (
          <div key={stop.name} className={styles.stop}>
            <Icon name="alert" size={16} />
            <span className={styles.said}>
              <span>
                <strong>{stopText(stop.name, words, 'Stopped')}</strong>{' '}
                {stop.actor !== '' && t('stops.by', { ago: ago(stop.at), name: stop.actor, reason: stop.reason })}
              </span>
              {!stop.own && <StopSentence stop={stop} />}
            </span>
            {stop.own && (
              <Suspense fallback={null}>
                <OwnStop name={stop.name} own={stop.own} />
              </Suspense>
            )}
            {mayStop && !stop.own && <StopTools name={stop.name} onOpen={(what) => setOpened({ what, stop })} />}
          </div>
        ))}
        {isSilent && (
          <div className={styles.stop}>
            <Icon name="alert" size={16} />
            {t('stops.unknown')}
          </div>
        )}
      </div>
      {/* A colleague may lift it while somebody types: what is open stays. */}
      {opened && (
        <Suspense fallback={null}>
          {opened.what === 'lift' ? (
            <StopDialog open at={opened.stop.name} onClose={close} />
          ) : (
            <StopWordsDialog stop={stops.find(({ name }) => name === opened.stop.name) ?? opened.stop} onDone={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

interface StopToolsProps {
  readonly name: StopName
  readonly onOpen: (what: 'words' | 'lift') => void
}

function StopTools({ name, onOpen }: StopToolsProps) {
  const words = useWords()
  const { t } = words
  const what = stopText(name, words)
  return (
    <span className={styles.tools}>
      <Button
        size="small"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t('stops.wordsOf', { what })}
        onClick={() => onOpen('words')}
      >
        {t('stops.wordsShort')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t('stops.liftOf', { what })}
        onClick={() => onOpen('lift')}
      >
        {t('stops.lift')}
      </Button>
    </span>
  )
}

/** On every page: the way to stop and to lift, or to those who may. */
export function StopButton() {
  const { t } = useWords()
  const { stops = [] } = useStops()
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  // It must not be on its way when it is needed.
  useEffect(() => void StopDialog.load().catch(() => undefined), [])
  return (
    <>
      <span className={styles.stopButton}>
        <Button
          variant="secondary"
          size="small"
          icon="pause"
          aria-haspopup="dialog"
          onClick={() => {
            setHasOpened(true)
            setOpen(true)
          }}
        >
          {t(stops.length > 0 ? 'stops.change' : 'stops.stop')}
        </Button>
      </span>
      {hasOpened && (
        <Suspense fallback={null}>
          <StopDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
