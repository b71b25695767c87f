import type { ReactNode } from 'react'
import styles from './session.module.css'

/** The frame around the pages before signing in. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <main className={styles.door}>
      <div className={styles.box}>
        <p className={styles.brand}>
          Playbill <span className={styles.quiet}>desk</span>
        </p>
        {children}
      </div>
    </main>
  )
}
