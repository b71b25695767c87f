import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './IconButton.tsx'
import { isComposing } from './isComposing.ts'
import { joinNames } from './joinNames.ts'
import { useOverlay } from './useOverlay.ts'
import { useUi } from './UiProvider.tsx'
import { watchDrag } from './watchDrag.ts'
import overlays from './overlays.module.css'
import styles from './Sheet.module.css'

export interface SheetProps {
  id?: string | undefined
  open: boolean
  /** Asked by the close button, the backdrop, Escape, a swipe and "back". */
  onClose: () => void
  title: string
  /** The edge it slides in from. */
  side?: 'bottom' | 'left' | undefined
  /** Stays in view under the scrolling content. */
  footer?: ReactNode
  /** Nothing but `onClose` from a button of yours closes it, while money is on its way. */
  locked?: boolean | undefined
  children: ReactNode
}

/** A bottom sheet or a left drawer, which a finger can swipe away. */
export function Sheet(props: SheetProps) {
  // It stays for its closing animation.
  const [isShown, setShown] = useState(props.open)
  if (props.open && !isShown) setShown(true)
  return isShown && createPortal(<ShownSheet {...props} onGone={() => setShown(false)} />, document.body)
}

function ShownSheet(props: SheetProps & { readonly onGone: () => void }) {
  const { id, open, onClose, title, side = 'bottom', footer, locked = false, children, onGone } = props
  const { texts } = useUi()
  const titleId = useId()
  const layer = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    if (!locked) onClose()
  }
  useModal(open, close, layer, closeButton)
  useGone(open, popup, onGone)
  useSwipe(open && !locked, side, layer, close)
  return (
    <div ref={layer} inert={!open} data-closing={open ? undefined : ''}>
      <div role="presentation" className={joinNames(overlays.backdrop, styles.backdrop)} onClick={close} />
      <div className={joinNames(overlays.viewport, styles.viewport, styles[`${side}Viewport`])}>
        <div
          ref={popup}
          id={id}
          role="dialog"
          aria-labelledby={titleId}
          className={joinNames(styles.popup, styles[side])}
        >
          {side === 'bottom' && <div className={styles.handle} />}
          <header className={styles.header}>
            <h2 id={titleId} className={overlays.title}>
              {title}
            </h2>
            <IconButton ref={closeButton} icon="close" label={texts.close} disabled={locked} onClick={close} />
          </header>
          <div className={styles.content}>{children}</div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </div>
      </div>
    </div>
  )
}

/**
 * Keeps a layer in front of the page while it is open: nothing behind it can be reached, the focus is inside it and goes
 * back to where it was, and Escape and "back" ask it to close. Mounted as it opens.
 * @param layer a child of the body
 * @param first takes the focus, unless something inside has it
 */
function useModal(
  open: boolean,
  close: () => void,
  layer: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
) {
  const { overlays } = useUi()
  useOverlay(open, close)

  // Before anything inside can take the focus for itself.
  const [before] = useState(() => document.activeElement)

  // Given back before the closing animation has the page laid out, or it would be laid out twice.
  useLayoutEffect(() => (open && layer.current ? hideBehind(layer.current) : undefined), [open, layer])

  useEffect(() => {
    const element = layer.current
    if (!open || !element) return undefined
    if (!element.contains(document.activeElement)) first.current?.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      const isFree = activeElement === document.body || element.contains(activeElement)
      if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [open, before, layer, first])

  useLayoutEffect(() => {
    if (!open) return undefined
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isComposing(event)) return
      // Whatever is on top closes, and it alone.
      event.stopImmediatePropagation()
      overlays.closeTop()
    }
    document.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [open, overlays])
}

/**
 * Takes all else in the body from every input and every reader but the live regions, which go on to speak. Returns how
 * to give it back.
 */
function hideBehind(layer: HTMLElement): () => void {
  const hidden: HTMLElement[] = []
  for (const one of document.body.children) {
    if (!(one instanceof HTMLElement) || one === layer || one.hasAttribute('inert') || one.hasAttribute('aria-live'))
      continue
    one.toggleAttribute('inert', true)
    one.ariaHidden = 'true'
    hidden.push(one)
  }
  return () => {
    for (const one of hidden) {
      one.toggleAttribute('inert', false)
      one.ariaHidden = null
    }
  }
}

/** Says when what has been closed is out of sight. */
function useGone(open: boolean, popup: RefObject<HTMLElement | null>, onGone: () => void) {
  const handleGone = useEffectEvent(onGone)
  useLayoutEffect(() => {
    if (open) return undefined
    let isOpenAgain = false
    const running = popup.current?.getAnimations?.() ?? []
    if (running.length === 0) handleGone()
    else
      void Promise.allSettled(running.map(async ({ finished }) => finished)).then(() => {
        if (!isOpenAgain) handleGone()
      })
    return () => {
      isOpenAgain = true
    }
  }, [open, popup])
}

/** A swipe closes from here: this share of the sheet, or this speed in px a ms. */
const enough = { share: 0.5, speed: 0.5 }

/** Lets a finger pull the sheet back to its edge. */
function useSwipe(isOn: boolean, side: 'bottom' | 'left', layer: RefObject<HTMLElement | null>, close: () => void) {
  const handleClose = useEffectEvent(close)
  useEffect(() => {
    const element = layer.current
    const popup = element?.querySelector<HTMLElement>('[role=dialog]')
    if (!isOn || !element || !popup) return undefined
    const move = (distance: number, size: number) => {
      element.style.setProperty('--swiped', `${distance}px`)
      element.style.setProperty('--swiped-share', `${distance / size}`)
    }
    // Measured once a swipe: to ask again would have every move laid out at once.
    let size = 0
    return watchDrag(popup, {
      way: side === 'bottom' ? 'down' : 'left',
      onDrag(distance) {
        if (size === 0) size = side === 'bottom' ? popup.offsetHeight : popup.offsetWidth
        element.dataset['swiping'] = ''
        move(distance, size)
      },
      onEnd(distance, speed) {
        const isEnough = distance > size * enough.share || speed > enough.speed
        delete element.dataset['swiping']
        move(0, size)
        size = 0
        if (isEnough) handleClose()
      },
    })
  }, [isOn, side, layer])
}
