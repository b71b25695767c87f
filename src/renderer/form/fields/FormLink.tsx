import type { FormBlock } from '../../../format/blocks/form.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCondition } from '../../reading/useCondition.ts'
import { useTap } from '../../actions/useTap.ts'
import { useText } from '../../reading/useText.ts'

/** A link of a form, beneath it or beside a field. */
export function FormLink({ link }: { readonly link: FormBlock['footer'][number] }) {
  const label = useText(link.label)
  const isShown = useCondition(link.when)
  const { onTap, busy, disabled } = useTap(link.do)
  if (!isShown) return null
  return (
    <Button variant="quiet" size="small" busy={busy} disabled={disabled || onTap === undefined} onClick={onTap}>
      {label}
    </Button>
  )
}
