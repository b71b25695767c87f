import { type ReactNode, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog.tsx'

interface AskedButtonProps {
  readonly label: string
  /** The label with what it is about, for those who hear buttons one by one. */
  readonly name: string
  readonly title: string
  readonly text: string
  readonly cancelLabel: string
  /** Why the last try did not succeed. */
  readonly problem: ReactNode
  /** Reports its own failures. */
  readonly onAct: () => Promise<unknown>
}

/** A button in a row that asks first, and is busy until its action is done. */
export function AskedButton({ label, name, title, text, cancelLabel, problem, onAct }: AskedButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function handleConfirm() {
    // The password may be asked for, above the page and not above a question.
    setAsking(false)
    setBusy(true)
    try {
      await onAct()
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="small" variant="secondary" busy={busy} aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {problem}
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={title}
        text={text}
        confirmLabel={label}
        cancelLabel={cancelLabel}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
