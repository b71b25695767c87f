import type { ReactNode } from 'react'
import styles from './session.module.css'
import { Brand } from '../kit/Brand.tsx'
import { ThemeChoice } from '../kit/ThemeChoice.tsx'
import { LanguageChoice } from '../words/LanguageChoice.tsx'

/** The frame around the pages before signing in. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <main className={styles.door}>
      <div className={styles.box}>
        <div className={styles.top}>
          <Brand />
          <div className={styles.choices}>
            <LanguageChoice />
            <ThemeChoice />
          </div>
        </div>
        {children}
      </div>
    </main>
  )
}
