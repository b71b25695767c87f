import { Icon } from './Icon.tsx'
import styles from './FieldError.module.css'

export interface FieldErrorProps {
  id?: string | undefined
  children: string
}

/** Problem of an input, beneath it. It goes in the input's live region. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  )
}
