import { Button } from '../../../../src/ui/Button.tsx'
import styles from './copy.module.css'

export interface PagerProps {
  /** Counted from 0. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages of texts" className={styles.pager}>
      <Button variant="secondary" size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span aria-current="page">
        Page {page + 1} of {pages}
      </span>
      <Button variant="secondary" size="small" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
