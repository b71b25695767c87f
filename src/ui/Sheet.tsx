import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { joinNames } from './joinNames.ts'
import { keepToasts } from './keepToasts.ts'
import { useOverlay } from './useOverlay.ts'
import { useUi } from './UiProvider.tsx'
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

/** A bottom sheet or a left drawer. Load it lazily: it carries the swipe gestures. */
export function Sheet({ id, open, onClose, title, side = 'bottom', footer, locked = false, children }: SheetProps) {
  const { texts } = useUi()
  const close = () => {
    if (!locked) onClose()
  }
  useOverlay(open, close)
  return (
    <Drawer.Root
      open={open}
      swipeDirection={side === 'bottom' ? 'down' : 'left'}
      disablePointerDismissal={locked}
      onOpenChange={(next, details) => {
        if (next || keepToasts(details)) return
        if (locked) details.cancel()
        close()
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={joinNames(overlays.backdrop, styles.backdrop)} />
        <Drawer.Viewport className={joinNames(overlays.viewport, styles[`${side}Viewport`])}>
          <Drawer.Popup id={id} className={joinNames(styles.popup, styles[side])}>
            {side === 'bottom' && <div className={styles.handle} />}
            <header className={styles.header}>
              <Drawer.Title className={overlays.title}>{title}</Drawer.Title>
              <IconButton icon="close" label={texts.close} disabled={locked} onClick={close} />
            </header>
            <Drawer.Content className={styles.content}>{children}</Drawer.Content>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
