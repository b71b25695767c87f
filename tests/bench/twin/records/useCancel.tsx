import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { refreshUser } from '../refreshUser.ts'
import { useTwin } from '../TwinContext.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../../src/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Asks before an order is cancelled, cancels it and says how that went. */
export function useCancel(
  type: string,
  onCancelled: () => Promise<unknown>,
): { readonly ask: (orderNo: string) => void; readonly dialog: ReactNode } {
  const twin = useTwin()
  const { t, money, toasts } = twin
  const [order, setOrder] = useState<string>()
  const ask = useCallback((orderNo: string) => setOrder(orderNo), [])
  const isDeposit = type === '1'

  async function handleConfirm(orderNo: string) {
    setOrder(undefined)
    const outcome = await money.send(
      isDeposit ? 'cancelRecharge' : 'cancelWithdraw',
      { out_trade_no: orderNo },
      async () => 'again',
    )
    if (outcome.kind === 'success') {
      void refreshUser(twin)
      toasts.success(outcome.answer.message)
      await onCancelled()
    } else {
      toasts.danger(
        outcome.kind === 'refused'
          ? outcome.error.message
          : t(outcome.kind === 'unknown' ? 'money.unknown' : 'error.network'),
      )
    }
  }

  const dialog = order !== undefined && (
    <Suspense>
      <ConfirmDialog
        open
        tone="danger"
        title={t('record.cancel')}
        text={t(isDeposit ? 'record.cancelDepositAsk' : 'record.cancelWithdrawalAsk', { order })}
        confirmLabel={t('record.cancelYes')}
        cancelLabel={t('record.cancelNo')}
        onConfirm={() => void handleConfirm(order)}
        onCancel={() => setOrder(undefined)}
      />
    </Suspense>
  )
  return { ask, dialog }
}
