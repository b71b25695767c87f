import { useEffect, useEffectEvent, useRef, useCallback, useSyncExternalStore } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { CountdownText } from '../../../ui/CountdownText.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import { useRun } from '../../actions/useAction.ts'
import type { Reader } from '../../reading/reader.ts'
import styles from './CountdownView.module.css'
import { numberOf } from '../../reading/display.ts'
import { WhenReady } from '../../parts/WhenReady.tsx'
import { useRenderer } from '../../screen/RendererProvider.tsx'

const nothing = (): void => undefined

/** The last five minutes are shown as urgent. */
const URGENT = 5 * 60_000

function readCountdown(read: Reader, { label, until, done }: BlockOf<'countdown'>) {
  return { label: read.text(label), until: numberOf(read.value(until)), done: read.text(done) }
}

/** Time left, by the server's clock. What follows the end runs once, and only if the end was waited for. */
export function CountdownView({ block }: { block: BlockOf<'countdown'> }) {
  const countdown = useDerived(block, readCountdown)
  const { label, until, done } = countdown.value
  const left = useTimeLeft(until)
  const run = useRun()
  const waited = useRef<number>(undefined)
  const handleEnd = useEffectEvent(() => void run(block.end))

  useEffect(() => {
    if (left === undefined) return
    if (left > 0) waited.current = until
    else if (waited.current === until) {
      waited.current = undefined
      handleEnd()
    }
  }, [left, until])

  return (
    <WhenReady compact of={countdown} skeleton={<Skeleton shape="text" />}>
      <p className={styles.countdown}>
        <span>{label}</span>
        <CountdownText ms={left ?? 0} label={label} urgentBelow={URGENT} endedText={done} />
      </p>
      <output className={styles.spoken}>{left === 0 ? done : ''}</output>
    </WhenReady>
  )
}

/**
 * Milliseconds until a moment of server time, by whole seconds, 0 when it is past. Renders once a second while there is
 * time left and not at all afterwards. Undefined without a moment.
 */
function useTimeLeft(until: number | undefined): number | undefined {
  const { ticker } = useRenderer()
  const leftNow = useCallback(
    () => (until === undefined ? undefined : Math.max(0, Math.ceil((until - ticker.getSnapshot()) / 1000) * 1000)),
    [ticker, until],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!leftNow()) return nothing
      let stop = nothing
      const unsubscribe = ticker.subscribe(() => {
        onChange()
        if (leftNow() === 0) stop()
      })
      stop = () => {
        stop = nothing
        unsubscribe()
      }
      return () => stop()
    },
    [ticker, leftNow],
  )
  return useSyncExternalStore(subscribe, leftNow)
}
