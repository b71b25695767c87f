import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button.tsx'
import { Spinner } from './Spinner.tsx'
import { useUi } from './UiProvider.tsx'
import styles from './InfiniteFooter.module.css'

export interface InfiniteFooterProps {
  /** `more`: another page can be had. `paused`: so it can, by the button alone. `failed`: the last attempt did not work. */
  state: 'more' | 'paused' | 'loading' | 'finished' | 'failed'
  /** Loads the next page; called on nearing the end, by the button, and to try again. */
  onMore: () => void
  /** Whether trying again can help after a failure; true unless it is said. */
  canRetry?: boolean | undefined
  /** How near to the end, in px, the next page is fetched. */
  offset?: number | undefined
  finishedText: string
  failedText: string
}

/** The end of an endless list: fetches by itself, and by a button for those who do not scroll. */
export function InfiniteFooter({
  state,
  onMore,
  canRetry = true,
  offset = 300,
  finishedText,
  failedText,
}: InfiniteFooterProps) {
  const { texts } = useUi()
  const box = useRef<HTMLDivElement>(null)
  const handleNear = useEffectEvent(onMore)

  useEffect(() => {
    // After a failure only the member asks again; a page still loading has asked already.
    if (state !== 'more' || !box.current || typeof IntersectionObserver !== 'function') return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleNear()
      },
      // The scroller is the page's own: rootMargin does not reach through it, scrollMargin does.
      { rootMargin: `${offset}px 0px`, scrollMargin: `${offset}px 0px` },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [state, offset])

  return (
    <div ref={box} className={styles.footer}>
      <output className={styles.text}>
        {state === 'loading' && (
          <>
            <Spinner /> {texts.loading}
          </>
        )}
        {state === 'finished' && finishedText}
        {state === 'failed' && failedText}
      </output>
      {(state === 'more' || state === 'paused' || (state === 'failed' && canRetry)) && (
        <Button variant="secondary" size="small" onClick={onMore}>
          {state === 'failed' ? texts.retry : texts.more}
        </Button>
      )}
    </div>
  )
}
