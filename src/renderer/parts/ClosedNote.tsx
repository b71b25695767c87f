import styles from './ClosedNote.module.css'

/** Says beside a button why it is off for the moment. */
export function ClosedNote({ id, because }: { readonly id: string; readonly because: string }) {
  return (
    <p id={id} className={styles.note}>
      {because}
    </p>
  )
}
