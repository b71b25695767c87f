import type { ReactNode } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import type { PageName } from '../../kit/areas.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './overview.module.css'

export interface OverviewCardProps {
  readonly title: string
  /** The page with more of it. */
  readonly to?: { readonly path: string; readonly area: PageName | 'history' | 'reviewShort' }
  /** Answer of the service; a card whose content is always at hand asks nothing. */
  readonly answer?: {
    readonly isThere: boolean
    readonly error: unknown
    readonly isAsking: boolean
    readonly onRetry: () => void
  }
  /** How many lines of text there will be. */
  readonly lines?: number
  readonly children: ReactNode
}

/** One topic of the overview. If it cannot be read, the other cards still show. */
export function OverviewCard({ title, to, answer, lines = 3, children }: OverviewCardProps) {
  const words = useWords()
  const { t } = words
  const isMissing = answer !== undefined && !answer.isThere
  return (
    <Card
      title={title}
      action={
        to !== undefined && (
          <span className={styles.action}>
            <RowLink to={to.path}>
              {t(`areas.${to.area}`)}
              <Icon name="chevronRight" size={16} />
            </RowLink>
          </span>
        )
      }
    >
      <div className={styles.content}>
        {isMissing && answer.error === undefined && (
          <Skeleton shape="text" count={lines} label={t('overview.loading', { title })} />
        )}
        {answer?.error !== undefined && (
          <div role="alert" className={styles.problem}>
            <p>
              <strong>{t('overview.failed')}</strong> {sentenceOf(answer.error, words)}
            </p>
            <Button
              variant="secondary"
              size="small"
              icon="refresh"
              busy={answer.isAsking}
              aria-label={t('overview.retry', { title })}
              onClick={answer.onRetry}
            >
              {t('ui.retry')}
            </Button>
          </div>
        )}
        {!isMissing && children}
      </div>
    </Card>
  )
}
