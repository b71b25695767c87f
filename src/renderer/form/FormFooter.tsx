import type { FormBlock } from '../../format/blocks/form.ts'
import { Button } from '../../ui/Button.tsx'
import { useCondition } from '../reading/useCondition.ts'
import { useTap } from '../actions/useTap.ts'
import { useText } from '../reading/useText.ts'
import styles from './PlayedForm.module.css'

type Item = FormBlock['footer'][number]

/** The links beneath a form. */
export function FormFooter({ items }: { readonly items: FormBlock['footer'] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.footer}>
      {items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed links are told apart by their place
        <FooterLink key={place} item={item} />
      ))}
    </div>
  )
}

function FooterLink({ item }: { readonly item: Item }) {
  const label = useText(item.label)
  const isShown = useCondition(item.when)
  const { onTap, busy, disabled } = useTap(item.do)
  if (!isShown) return null
  return (
    <Button variant="quiet" size="small" busy={busy} disabled={disabled || onTap === undefined} onClick={onTap}>
      {label}
    </Button>
  )
}
