import styles from './Brand.module.css'

export function Brand() {
  return (
    <p className={styles.brand}>
      Playbill <span className={styles.quiet}>desk</span>
    </p>
  )
}
