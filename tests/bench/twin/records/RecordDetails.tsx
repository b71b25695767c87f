import { useNavigate } from 'react-router-dom'
import type { Entity } from '../../../../src/platform/Operations.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Copyable } from '../../../../src/ui/Copyable.tsx'
import { Steps } from '../../../../src/ui/Steps.tsx'
import { formatTime } from '../text/formatTime.ts'
import { useTwin } from '../TwinContext.ts'
import { stateLabel } from './labels.ts'

interface RecordDetailsProps {
  readonly record: Entity<'TransactionRecord'>
  readonly type: string
}

/** How far a record is, and its numbers to copy. */
export function RecordDetails({ record, type }: RecordDetailsProps) {
  const { t, locale } = useTwin()
  const navigate = useNavigate()
  const { out_trade_no, state, created_at, decided_at, paid_at, reason, account, tx_id } = record
  const isOrder = type === '1' || type === '2'
  const isOpen = state === (isOrder ? 1 : 2)
  const isRefused = state === (isOrder ? 3 : 0)
  const time = (written: string | undefined) => (written === undefined ? undefined : formatTime(written, locale))
  const copied = [
    { label: 'record.orderNo', value: out_trade_no },
    { label: 'record.account', value: account },
    { label: 'record.txId', value: tx_id },
  ]
  return (
    <>
      <Steps
        items={[
          { title: t('record.requested'), time: time(created_at), isDone: true },
          { title: t(stateLabel(type, state).key), text: reason, time: time(decided_at), isDone: !isOpen },
          ...(paid_at === undefined ? [] : [{ title: t('record.paid'), time: time(paid_at), isDone: true }]),
        ]}
        current={isOpen ? 1 : undefined}
        doneLabel={t('common.done')}
      />
      {isRefused && reason === undefined && (
        <Button size="small" variant="quiet" icon="service" onClick={() => navigate('/kefu')}>
          {t('record.unsaid')}
        </Button>
      )}
      {copied.map(({ label, value }) => value !== undefined && <Copyable key={label} label={t(label)} value={value} />)}
    </>
  )
}
