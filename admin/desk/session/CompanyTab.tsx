import { useEffect } from 'react'
import { buttonClass } from '../../../src/ui/Button.tsx'
import { useWords } from '../words/useWords.ts'
import { hearDone } from './companyErrand.ts'
import styles from './session.module.css'

interface CompanyTabProps {
  readonly errand: 'again' | 'confirm'
  /** The other tab is done. */
  readonly onDone: () => unknown
}

/**
 * A link that opens the provider in a tab of its own, so that this page stays as it is with all that was typed. No browser
 * blocks a link, as it may a window that a script opens.
 */
export function CompanyTab({ errand, onDone }: CompanyTabProps) {
  const { t } = useWords()
  useEffect(() => hearDone(errand, onDone), [errand, onDone])
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('session.companyTab')}</p>
      <a className={buttonClass({ full: true })} href={`/?errand=${errand}`} target="_blank" rel="noreferrer">
        {t(errand === 'again' ? 'session.signInCompany' : 'session.confirmCompany')}
      </a>
    </div>
  )
}
