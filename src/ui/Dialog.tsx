import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { joinNames } from './joinNames.ts'
import { useOverlay } from './useOverlay.ts'
import { useUi } from './UiProvider.tsx'
import overlays from './overlays.module.css'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Nothing but a button of yours closes it. */
  locked?: boolean | undefined
  /** Buttons under the content, in reading order. */
  actions?: ReactNode
  children: ReactNode
}

/** News and explanations: closes by its button, Escape, the backdrop and "back". */
export function Dialog({ open, onClose, title, locked = false, actions, children }: DialogProps) {
  const { texts } = useUi()
  const popup = useRef<HTMLDivElement>(null)
  const close = () => {
    if (!locked) onClose()
  }
  useOverlay(open, close)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && !keepToasts(details)) close()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={overlays.backdrop} />
        <Base.Viewport className={joinNames(overlays.viewport, styles.viewport)}>
          {/* News is to be read: it must not begin with a marked close button. A field that asks for the focus has it. */}
          <Base.Popup
            ref={popup}
            initialFocus={() => !popup.current?.contains(document.activeElement) && popup.current}
            className={styles.popup}
          >
            <header className={styles.header}>
              <Base.Title className={overlays.title}>{title}</Base.Title>
              {!locked && <IconButton icon="close" label={texts.close} onClick={close} />}
            </header>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long news must scroll by keyboard */}
            <div className={styles.content} tabIndex={0}>
              {children}
            </div>
            {actions !== undefined && <footer className={joinNames(overlays.actions, styles.footer)}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

interface CloseDetails {
  reason: string
  event: Event
  cancel: () => void
}

/** A press on a toast is outside every dialog, yet must not close one. True when the press was kept from it. */
function keepToasts(details: CloseDetails): boolean {
  const { target } = details.event
  const onToast =
    details.reason === 'outside-press' && target instanceof Element && target.closest('[data-toasts]') !== null
  if (onToast) details.cancel()
  return onToast
}
