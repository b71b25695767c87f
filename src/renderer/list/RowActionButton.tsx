import type { RowAction } from '../../format/blocks/list.ts'
import { Button } from '../../ui/Button.tsx'
import { useAction } from '../hooks/useAction.ts'
import { useText } from '../hooks/useText.ts'

/** A button of a row or of an empty list: busy while it works, off when it does something unknown. */
export function RowActionButton({ action }: { readonly action: RowAction }) {
  const label = useText(action.label)
  const { run, busy, disabled } = useAction(action.do)
  return (
    <Button size="small" variant={action.variant} icon={action.icon} busy={busy} disabled={disabled} onClick={() => void run()}>
      {label}
    </Button>
  )
}
