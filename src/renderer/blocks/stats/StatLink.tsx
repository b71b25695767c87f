import type { Actions } from '../../../format/actions.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTap } from '../../actions/useTap.ts'
import styles from './StatLink.module.css'

/** What a figure leads to. */
export function StatLink({ label, actions }: { label: string; actions: Actions }) {
  const { onTap, busy, disabled } = useTap(actions)
  return (
    <span className={styles.link}>
      <IconButton icon="chevronRight" label={label} busy={busy} disabled={disabled} onClick={onTap} />
    </span>
  )
}
