import { useState } from 'react'
import { Button, type ButtonProps } from '../../../src/ui/Button.tsx'

export interface ActionButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** Reports its own failures. */
  readonly onAct: () => Promise<unknown>
}

/** A button that is busy until its action is done: a slow service is visible, and asked only once. */
export function ActionButton({ onAct, ...rest }: ActionButtonProps) {
  const [busy, setBusy] = useState(false)

  async function handleClick() {
    setBusy(true)
    try {
      await onAct()
    } finally {
      setBusy(false)
    }
  }

  return <Button {...rest} busy={busy} onClick={() => void handleClick()} />
}
