import { lazy, Suspense, type ReactNode } from 'react'
import { Banner } from '../../../../src/ui/Banner.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import type { ReviewItem } from '../../../../src/ui/ReviewSheet.tsx'
import { useOnline } from '../shell/useOnline.ts'
import { useTwin } from '../TwinContext.ts'
import styles from './deposit.module.css'
import { hourWords, useDepositHours } from './useDepositHours.ts'
import type { useDepositForm } from './useDepositForm.ts'
import type { Inputs } from './Inputs.ts'

const ReviewSheet = lazy(async () => ({ default: (await import('../../../../src/ui/ReviewSheet.tsx')).ReviewSheet }))

interface DepositFormProps {
  readonly deposit: ReturnType<typeof useDepositForm>
  readonly title: string
  readonly items: (inputs: Inputs) => readonly ReviewItem[]
  readonly children: (disabled: boolean) => ReactNode
}

/** The frame of every deposit form: when it is closed, its button, its review. */
export function DepositForm({ deposit, title, items, children }: DepositFormProps) {
  const { t } = useTwin()
  const isOpen = useDepositHours()
  const isOnline = useOnline()
  const { form, review, busy, handleSubmit, confirm, cancel } = deposit
  return (
    <div className={styles.stack}>
      {!isOpen && (
        <output>
          <Banner tone="warning" icon="alert">
            {t('recharge.closed', hourWords)}
          </Banner>
        </output>
      )}
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <div className={styles.stack}>{children(!isOpen)}</div>
        <div className={styles.foot}>
          <Button type="submit" full busy={busy} disabled={!isOpen || !isOnline}>
            {t('recharge.submit')}
          </Button>
          <div aria-live="polite">{!isOnline && <p className={styles.note}>{t('offline.money')}</p>}</div>
        </div>
      </form>
      {review && (
        <Suspense>
          <ReviewSheet
            open
            title={title}
            items={items(review)}
            warning={t('recharge.reviewNote')}
            confirmLabel={t('recharge.reviewConfirm')}
            cancelLabel={t('form.edit')}
            busy={busy}
            onConfirm={confirm}
            onCancel={cancel}
          />
        </Suspense>
      )}
    </div>
  )
}
