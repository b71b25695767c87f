import type { ReactNode } from 'react'
import styles from './session.module.css'
import { Brand } from '../frame/Brand.tsx'
import { LanguageChoice } from '../words/LanguageChoice.tsx'

/** The frame around the pages before signing in. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <main className={styles.door}>
      <div className={styles.box}>
        <div className={styles.top}>
          <Brand />
          <LanguageChoice />
        </div>
        {children}
      </div>
    </main>
  )
}
