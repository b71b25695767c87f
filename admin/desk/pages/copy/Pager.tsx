import { Button } from '../../../../src/ui/Button.tsx'
import styles from '../../fields/texts/copy.module.css'
import { useWords } from '../../words/useWords.ts'

export interface PagerProps {
  /** Counted from 0. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useWords()
  if (pages < 2) return null
  return (
    <nav aria-label={t('copy.pages')} className={styles.pager}>
      <Button variant="secondary" size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('copy.previous')}
      </Button>
      <span aria-current="page">{t('copy.pageOf', { page: page + 1, pages })}</span>
      <Button variant="secondary" size="small" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {t('copy.next')}
      </Button>
    </nav>
  )
}
