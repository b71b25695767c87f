import type { ReactNode } from 'react'
import styles from './session.module.css'

/** What stands around the pages before somebody is signed in. */
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
