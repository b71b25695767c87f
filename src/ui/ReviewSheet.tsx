import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Sheet } from './Sheet.tsx'
import styles from './ReviewSheet.module.css'

export interface ReviewItem {
  label: string
  value: string
  /** The figure that matters most. */
  strong?: boolean | undefined
}

export interface ReviewSheetProps {
  open: boolean
  title: string
  items: readonly ReviewItem[]
  /** Warning before the button, of what cannot be undone. */
  warning?: string | undefined
  /** Why the last attempt failed. */
  error?: string | undefined
  confirmLabel: string
  cancelLabel: string
  /** The answer is on its way: nothing closes the sheet, no second press gets through. */
  busy?: boolean | undefined
  /** Why it cannot be confirmed for the moment. */
  shut?: string | undefined
  onConfirm: () => void
  onCancel: () => void
  /** More to fill in before confirming, such as the pay password. */
  children?: ReactNode
}

/** The check before money moves (WCAG 3.3.4): what, how much, to whom. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { open, title, items, warning, error, confirmLabel, cancelLabel, busy, shut, onConfirm, onCancel, children } =
    props
  return (
    <Sheet
      open={open}
      title={title}
      locked={busy}
      onClose={onCancel}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button busy={busy} disabled={shut !== undefined} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <dl className={styles.items}>
        {items.map(({ label, value, strong }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of text without a state, and two may be labelled the same
          <div key={place} className={strong ? styles.strong : styles.item}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      {warning && (
        <p className={styles.warning}>
          <Icon name="alert" size={18} />
          <span>{warning}</span>
        </p>
      )}
      <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
      <div aria-live="polite">{shut !== undefined && <p className={styles.shut}>{shut}</p>}</div>
    </Sheet>
  )
}
