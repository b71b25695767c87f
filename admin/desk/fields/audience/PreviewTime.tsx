import type { Period } from '../../../../src/format/time/period.ts'
import styles from './PreviewTime.module.css'
import { useWords } from '../../words/useWords.ts'

/**
 * The preview plays at its own time, so that deposits are open in it at night, too; what has a period may show there
 * and not to members, or the other way round.
 */
export function PreviewTime({ period: { from, until } }: { period: Pick<Period, 'from' | 'until'> }) {
  const { t } = useWords()
  if (from === undefined && until === undefined) return null
  return <span className={styles.quiet}>{t('period.previewTime')}</span>
}
