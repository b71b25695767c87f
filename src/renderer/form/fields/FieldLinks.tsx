import type { FieldUi, FormBlock } from '../../../format/blocks/form.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTap } from '../../actions/useAction.ts'
import { useCondition, useText } from '../../reading/useDerived.ts'
import styles from './FieldLinks.module.css'

/** The links beside a field: terms, "more about this". */
export function FieldLinks({
  links,
  before,
}: {
  readonly links: FieldUi['links']
  readonly before?: string | undefined
}) {
  if (links === undefined || links.length === 0) return null
  return (
    <div className={styles.links}>
      {before !== undefined && before !== '' && <span>{before}</span>}
      {links.map((link, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed links are told apart by their place
        <FormLink key={place} link={link} />
      ))}
    </div>
  )
}

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
