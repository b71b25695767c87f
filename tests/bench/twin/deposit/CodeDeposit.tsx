import { formatFigure } from '../text/formatFigure.ts'
import { useTwin } from '../TwinContext.ts'
import { AmountInput } from './AmountInput.tsx'
import { checkAmount } from './checkAmount.ts'
import { DepositForm } from './DepositForm.tsx'
import styles from './deposit.module.css'
import { PayCode } from './PayCode.tsx'
import type { DepositData } from './useDepositData.ts'
import { useDepositForm } from './useDepositForm.ts'

/** A deposit by a wallet's code. */
export function CodeDeposit({ data, way }: { readonly data: DepositData; readonly way: 'wechat' | 'alipay' }) {
  const twin = useTwin()
  const { t, locale } = twin
  const code = data.codeOf(way)
  const limits = data.limitsOf(way)
  const deposit = useDepositForm({
    check({ amount = '' }) {
      const problem = checkAmount(amount, 'krw', limits, twin)
      return problem === undefined ? {} : { amount: problem }
    },
    payload: ({ amount = '' }) => ({ paytype: way, amount, bank_id: code?.id ?? '' }),
  })
  return (
    <div className={styles.stack}>
      {code && <PayCode label={t(`recharge.${way}Code`)} value={code.content} warning={t('recharge.codeWarning')} />}
      <DepositForm
        deposit={deposit}
        title={t(way === 'wechat' ? 'recharge.reviewWechat' : 'recharge.reviewAlipay')}
        items={({ amount = '' }) => [{ label: t('record.amount'), value: formatFigure(amount, 'krw', locale) }]}
      >
        {(disabled) => (
          <AmountInput
            currency="krw"
            limits={limits}
            error={deposit.problems['amount']}
            disabled={disabled}
            onType={deposit.onType}
          />
        )}
      </DepositForm>
    </div>
  )
}
