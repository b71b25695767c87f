import type { FieldUi } from '../../../format/blocks/form.ts'
import styles from './FieldLinks.module.css'
import { FormLink } from './FormLink.tsx'

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
        <FormLink key={place} link={link} />
      ))}
    </div>
  )
}
