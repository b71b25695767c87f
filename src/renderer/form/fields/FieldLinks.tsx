import type { FieldUi } from '../../../format/blocks/form.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCondition } from '../../reading/useCondition.ts'
import { useTap } from '../../actions/useTap.ts'
import { useText } from '../../reading/useText.ts'
import styles from './FieldLinks.module.css'

type Link = NonNullable<FieldUi['links']>[number]

/** The links beside a field: terms, "more about this". */
export function FieldLinks({
  links,
  before,
}: {
  readonly links: readonly Link[] | undefined
  readonly before?: string | undefined
}) {
  if (links === undefined || links.length === 0) return null
  return (
    <div className={styles.links}>
      {before !== undefined && before !== '' && <span>{before}</span>}
      {links.map((link, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed links are told apart by their place
        <FieldLink key={place} link={link} />
      ))}
    </div>
  )
}

function FieldLink({ link }: { readonly link: Link }) {
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
