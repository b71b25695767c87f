import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
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

/** The end of an endless list: fetches by itself, and by a button for those who do not scroll. Place it after the list. */
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
  /** How many rows there were when the button was pressed. */
  const before = useRef<number>(undefined)
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

  // The button is not there while a page is loading: the focus waits on the footer, then goes on to the first new row.
  useLayoutEffect(() => {
    const [footer, count] = [box.current, before.current]
    if (footer === null || count === undefined) return
    if (state !== 'loading') before.current = undefined
    if (document.activeElement !== document.body && !footer.contains(document.activeElement)) return
    const next = state === 'loading' ? undefined : rowAt(footer, count)
    const button = state === 'failed' || state === 'paused' ? footer.querySelector('button') : null
    const to = next ?? button ?? footer
    if (to !== button) to.tabIndex = -1
    to.focus({ preventScroll: true })
  }, [state])

  function handlePress() {
    before.current = box.current ? rowsBefore(box.current) : undefined
    onMore()
  }

  return (
    <div ref={box} className={styles.footer}>
      <output className={styles.text}>
        {state === 'loading' && (
          <>
            <Spinner /> <span>{texts.loading}</span>
          </>
        )}
        {state === 'finished' && <span>{finishedText}</span>}
        {state === 'failed' && <span>{failedText}</span>}
      </output>
      {(state === 'more' || state === 'paused' || (state === 'failed' && canRetry)) && (
        <Button variant="secondary" size="small" onClick={handlePress}>
          {state === 'failed' ? texts.retry : texts.more}
        </Button>
      )}
    </div>
  )
}

/** The rows of the list above. Of a long one only those in sight are there, which say their places. */
function rowsOf(footer: Element): readonly HTMLElement[] {
  let list = footer.previousElementSibling
  while (list && !list.matches('ul')) list = list.previousElementSibling
  return list ? [...list.querySelectorAll<HTMLElement>(':scope > li')] : []
}

const placeOf = (row: Element) => Number(row.getAttribute('aria-posinset') ?? 0)

function rowsBefore(footer: Element): number {
  const rows = rowsOf(footer)
  return Math.max(rows.length, ...rows.map(placeOf))
}

function rowAt(footer: Element, place: number): HTMLElement | undefined {
  const rows = rowsOf(footer)
  return rows.find((row) => placeOf(row) === place + 1) ?? (rows.some(placeOf) ? undefined : rows[place])
}
