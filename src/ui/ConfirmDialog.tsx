import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { joinNames } from './joinNames.ts'
import { useOverlay } from './useOverlay.ts'
import overlays from './overlays.module.css'
import styles from './Dialog.module.css'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  text?: string | undefined
  confirmLabel: string
  /** Without it there is one way on, as after an expired login. */
  cancelLabel?: string | undefined
  /** A second way on, between the two. */
  otherLabel?: string | undefined
  tone?: 'primary' | 'danger' | undefined
  busy?: boolean | undefined
  onConfirm: () => void
  onOther?: (() => void) | undefined
  onCancel?: (() => void) | undefined
  children?: ReactNode
}

/** A question that needs an answer: a press beside it changes nothing, Escape and "back" mean cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel,
    otherLabel,
    tone = 'primary',
    busy = false,
    onConfirm,
    onOther,
    onCancel,
  } = props
  const safest = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    if (!busy) onCancel?.()
  }
  useOverlay(open, cancel)
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return
        if (busy || onCancel === undefined) details.cancel()
        cancel()
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={overlays.backdrop} />
        <AlertDialog.Viewport className={joinNames(overlays.viewport, styles.viewport)}>
          <AlertDialog.Popup className={joinNames(styles.popup, styles.question)} initialFocus={safest}>
            <div className={styles.words}>
              <AlertDialog.Title className={overlays.title}>{title}</AlertDialog.Title>
              {text !== undefined && (
                <AlertDialog.Description className={overlays.text}>{text}</AlertDialog.Description>
              )}
              {props.children}
            </div>
            <div className={joinNames(overlays.actions, otherLabel !== undefined && overlays.stacked)}>
              {cancelLabel !== undefined && (
                <Button ref={safest} variant="secondary" disabled={busy} onClick={cancel}>
                  {cancelLabel}
                </Button>
              )}
              {otherLabel !== undefined && (
                <Button variant="secondary" disabled={busy} onClick={onOther}>
                  {otherLabel}
                </Button>
              )}
              <Button
                ref={cancelLabel === undefined ? safest : undefined}
                variant={tone}
                busy={busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
