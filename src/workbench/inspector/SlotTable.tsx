import styles from '../workbench.module.css'
import type { Slot } from './describeSlots.ts'

/** Properties: where, as written, and what they are now. */
export function SlotTable({ slots, label }: { readonly slots: readonly Slot[]; readonly label: string }) {
  if (slots.length === 0) return <p className={styles.quiet}>None.</p>
  return (
    <table className={styles.slots} aria-label={label}>
      <tbody>
        {slots.map(({ pointer, written, value, state }) => (
          <tr key={pointer}>
            <th scope="row">{pointer}</th>
            <td>
              {written !== undefined && <code>{written}</code>}
              <span className={state === 'value' ? undefined : styles.warnings}>{value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
