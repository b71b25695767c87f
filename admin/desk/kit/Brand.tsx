import styles from './Brand.module.css'
import { useWords } from '../words/useWords.ts'

export function Brand() {
  const { t } = useWords()
  return (
    <p className={styles.brand}>
      Playbill <span className={styles.quiet}>{t('frame.desk')}</span>
    </p>
  )
}
