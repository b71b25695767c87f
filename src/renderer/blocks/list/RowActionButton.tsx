import { useId, useLayoutEffect, useRef } from 'react'
import type { RowAction } from '../../../format/blocks/list.ts'
import { Button } from '../../../ui/Button.tsx'
import { ClosedNote } from '../../parts/ClosedNote.tsx'
import { useAction } from '../../actions/useAction.ts'
import type { Reader } from '../../reading/reader.ts'
import { useDerived } from '../../reading/useDerived.ts'

const readButton = (read: Reader, { label, icon, variant }: RowAction) => ({
  label: read.text(label),
  icon: read.pick(icon),
  variant: read.pick(variant),
})

/** A row's or empty list's button: busy while it works, off when its action is unknown or money cannot move now. */
export function RowActionButton({ action }: { readonly action: RowAction }) {
  const { label, icon, variant } = useDerived(action, readButton).value
  const { run, busy, disabled, closed } = useAction(action.do)
  const note = useId()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own && own === document.activeElement) focusRowOf(own)
    }
  }, [])
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant={variant}
        icon={icon}
        busy={busy}
        disabled={disabled}
        aria-describedby={closed === undefined ? undefined : note}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {closed !== undefined && <ClosedNote id={note} because={closed} />}
    </>
  )
}

/** A button that goes with what it did, as one that cancels, leaves the focus to its row, which says what came of it. */
function focusRowOf(button: HTMLButtonElement): void {
  const row = button.closest('article')
  row?.setAttribute('tabindex', '-1')
  // By then it is known whether the button alone is gone: a screen that is left keeps it, or takes the row along.
  queueMicrotask(() => {
    if (!button.isConnected && document.activeElement === document.body) row?.focus({ preventScroll: true })
  })
}
