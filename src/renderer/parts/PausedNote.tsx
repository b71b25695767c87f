import { copyKeys } from '../host/copyKeys.ts'
import { useTranslate } from '../reading/useTranslate.ts'
import styles from './PausedNote.module.css'

/** Says beside a button why it is off while the service cannot be reached. */
export function PausedNote({ id }: { readonly id: string }) {
  const text = useTranslate()
  return (
    <p id={id} className={styles.note}>
      {text(copyKeys.offlineMoney)}
    </p>
  )
}
