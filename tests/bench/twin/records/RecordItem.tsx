import { lazy, memo, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Entity } from '../../../../src/platform/Operations.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { RecordRow } from '../../../../src/ui/RecordRow.tsx'
import { formatFigure } from '../text/formatFigure.ts'
import { formatTime } from '../text/formatTime.ts'
import { useTwin } from '../TwinContext.ts'
import { isUsdt } from './isUsdt.ts'
import { stateLabel } from './labels.ts'

const RecordDetails = lazy(async () => ({ default: (await import('./RecordDetails.tsx')).RecordDetails }))

interface RecordItemProps {
  readonly record: Entity<'TransactionRecord'>
  readonly type: string
  readonly onCancel: (orderNo: string) => void
  readonly isOpen: boolean
  readonly onToggle: (orderNo: string) => void
}

/** One record; renders again only when it changes. */
export const RecordItem = memo(function RecordItem({ record, type, onCancel, isOpen, onToggle }: RecordItemProps) {
  const { t, locale } = useTwin()
  const { out_trade_no, amount, pay_way, state, created_at, fee } = record
  const { key, tone } = stateLabel(type, state)
  const currency = isUsdt(record, type) ? 'usdt' : 'krw'
  return (
    <RecordRow
      title={pay_way}
      aside={formatFigure(amount, currency, locale)}
      asideTone={amount.lt(0) ? 'loss' : undefined}
      badge={{ text: t(key), tone }}
      cells={[
        { label: t('record.orderNo'), value: out_trade_no },
        { label: t('record.time'), value: formatTime(created_at, locale) },
        ...(fee === undefined ? [] : [{ label: t('record.fee'), value: formatFigure(fee, currency, locale) }]),
      ]}
      onClick={() => onToggle(out_trade_no)}
      more={{
        isOpen,
        content: isOpen && (
          <Suspense>
            <RecordDetails record={record} type={type} />
          </Suspense>
        ),
      }}
      actions={
        state === 1 &&
        (type === '1' || type === '2') && <PendingActions orderNo={out_trade_no} type={type} onCancel={onCancel} />
      }
    />
  )
})

function PendingActions({
  orderNo,
  type,
  onCancel,
}: { readonly orderNo: string } & Pick<RecordItemProps, 'type' | 'onCancel'>) {
  const { t } = useTwin()
  const navigate = useNavigate()
  return (
    <>
      {type === '1' && (
        <Button size="small" onClick={() => navigate(`/payInfo?deposit_no=${orderNo}`)}>
          {t('record.payInfo')}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => onCancel(orderNo)}>
        {t('record.cancel')}
      </Button>
    </>
  )
}
