import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import type { StopRecord } from '../../../api/stopApi.ts'
import { stopText } from '../../facts/names/stopText.ts'
import { Problem } from '../../kit/Problem.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { useStops } from './useStops.ts'
import styles from './stops.module.css'

interface OwnStopProps {
  readonly name: StopRecord['name']
  readonly own: NonNullable<StopRecord['own']>
}

/** A stop that one machine alone has; where it is too old to go to the others by itself, the two ways to decide. */
export function OwnStop({ name, own: { id, node, isOld } }: OwnStopProps) {
  const words = useWords()
  const { t } = words
  const mayDecide = useMay('publisher')
  const { putOwn, liftOwn } = useStops()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const what = stopText(name, words)

  async function handleDecide(decide: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    await decide().catch(setProblem)
    setBusy(false)
  }

  return (
    <>
      <span className={styles.own}>{t(isOld ? 'stops.ownOld' : 'stops.own', { node })}</span>
      {isOld && mayDecide && (
        <span className={styles.ways}>
          <Button
            size="small"
            variant="quiet"
            busy={busy}
            aria-label={t('stops.putOwnOf', { what })}
            onClick={() => void handleDecide(() => putOwn(id))}
          >
            {t('stops.putOwn')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={busy}
            aria-label={t('stops.dropOwnOf', { what })}
            onClick={() => void handleDecide(() => liftOwn(id, t('stops.dropReason')))}
          >
            {t('stops.dropOwn')}
          </Button>
        </span>
      )}
      <Problem error={problem} />
    </>
  )
}
