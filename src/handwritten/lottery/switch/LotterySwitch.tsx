import { useEffect, useRef } from 'react'
import type { PropsOf } from '../../../format/handwrittenParts.ts'
import type { Entity } from '../../../platform/Operations.ts'
import { SourcesFailed } from '../../../renderer/parts/SourcesFailed.tsx'
import { useSourceState } from '../../../renderer/reading/useRows.ts'
import { useTranslate } from '../../../renderer/reading/language.ts'
import { useHost } from '../../../renderer/screen/RendererProvider.tsx'
import { lotteryKeys } from '../lotteryKeys.ts'
import styles from './LotterySwitch.module.css'

/** The types that have a screen of their own; all others share one (specification, section 2). */
const screens: Readonly<Record<string, string>> = { k3: '/k3', pk10: '/pk10' }

/** Leads from one lottery to another in one tap, and stays on the same tab of its screen. */
export function LotterySwitch({
  props: { lotteries, typeid: type, lottery, tab },
}: {
  readonly props: PropsOf<'lotterySwitch'>
}) {
  const text = useTranslate()
  const { navigate } = useHost()
  const strip = useRef<HTMLElement>(null)
  const { status, data } = useSourceState(lotteries)
  const entries = (data ?? []) as readonly Entity<'LotteryEntry'>[]
  const place = entries.findIndex(
    ({ typeid, name }) => (type === '' || typeid === type) && (lottery === '' || name === lottery),
  )
  useEffect(() => {
    // In braces: newer browsers give a promise for it, which is not a clean-up.
    strip.current?.children[place]?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [place])

  if (status === 'failed') return <SourcesFailed names={[lotteries]} />
  // One that is alone leads nowhere; until that is known the row keeps its place.
  if (status !== 'loading' && entries.length < 2) return null

  function handleGo({ typeid, name }: Entity<'LotteryEntry'>) {
    const path = screens[typeid]
    navigate.go(path ?? '/lottery', {
      query: { ...(path === undefined && { typeid }), name, ...(tab !== '' && { tab }) },
      // Back leaves the boards at once.
      replace: true,
    })
  }

  return (
    <nav ref={strip} aria-label={text(lotteryKeys.lotteries)} className={styles.switch}>
      {entries.map((entry, index) => (
        <button
          key={entry.name}
          type="button"
          aria-current={index === place ? 'page' : undefined}
          className={styles.lottery}
          onClick={index === place ? undefined : () => handleGo(entry)}
        >
          {entry.title}
        </button>
      ))}
    </nav>
  )
}
