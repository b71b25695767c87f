import { Banner } from '../../../../src/ui/Banner.tsx'
import { formatFigure } from '../text/formatFigure.ts'
import { useTwin } from '../TwinContext.ts'
import { AmountInput } from './AmountInput.tsx'
import { checkAmount } from './checkAmount.ts'
import { DepositForm } from './DepositForm.tsx'
import styles from './deposit.module.css'
import { PayCode } from './PayCode.tsx'
import { TextInput } from './TextInput.tsx'
import type { DepositData } from './useDepositData.ts'
import { useDepositForm } from './useDepositForm.ts'

const ways = { TRC20: 'usdt-trc20', ERC20: 'usdt-erc20' } as const

/** A deposit in USDT over one network. */
export function UsdtDeposit({ data, network }: { readonly data: DepositData; readonly network: keyof typeof ways }) {
  const twin = useTwin()
  const { t, locale } = twin
  const code = data.codeOf(ways[network])
  const limits = data.limitsOf(ways[network])
  const deposit = useDepositForm({
    check({ amount = '', info = '' }) {
      const problem = checkAmount(amount, 'usdt', limits, twin)
      return {
        ...(problem !== undefined && { amount: problem }),
        ...(info.trim() === '' && { info: t('recharge.infoMissing') }),
      }
    },
    payload: ({ amount = '', info = '' }) => ({
      paytype: 'usdt',
      amount,
      catepay: network,
      info: info.trim(),
      bank_id: code?.id ?? '',
    }),
  })
  const { problems, onType } = deposit
  return (
    <div className={styles.stack}>
      <Banner tone="warning" icon="alert">
        <p>{t('recharge.network', { network })}</p>
      </Banner>
      {code && (
        <PayCode label={t('recharge.address', { network })} value={code.content} copied={t('payInfo.addressCopied')} />
      )}
      <DepositForm
        deposit={deposit}
        title={t('recharge.reviewTitle')}
        items={({ amount = '', info = '' }) => [
          { label: t('recharge.networkLabel'), value: network },
          { label: t('record.amount'), value: formatFigure(amount, 'usdt', locale) },
          { label: t('recharge.info'), value: info.trim() },
        ]}
      >
        {(disabled) => (
          <>
            <AmountInput
              currency="usdt"
              limits={limits}
              error={problems['amount']}
              disabled={disabled}
              onType={onType}
            />
            <TextInput
              name="info"
              label={t('recharge.info')}
              hint={t('recharge.infoHint')}
              maxLength={128}
              autoComplete="off"
              required
              error={problems['info']}
              disabled={disabled}
              onType={onType}
            />
          </>
        )}
      </DepositForm>
    </div>
  )
}
