import { useState } from 'react'
import { useTwin } from '../TwinContext.ts'
import { formatFigure } from '../text/formatFigure.ts'
import { useSession } from '../useSession.ts'
import { AmountInput } from './AmountInput.tsx'
import { BankFields } from './BankFields.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { checkBank } from './checkBank.ts'
import { DepositForm } from './DepositForm.tsx'
import { maskNumber } from './maskNumber.ts'
import { TextInput } from './TextInput.tsx'
import type { DepositData } from './useDepositData.ts'
import { useDepositForm } from './useDepositForm.ts'

/** A deposit by bank transfer: an account to pay to, an amount, who pays and from where. */
export function BankDeposit({ data }: { readonly data: DepositData }) {
  const twin = useTwin()
  const { t, locale } = twin
  const { payBanks, cards } = data
  const limits = data.limitsOf('bank')
  const realname = useSession(({ userInfo }) => userInfo?.realname)
  const [account, setAccount] = useState<string>()
  const [chosenCard, setCard] = useState<string>()
  const only = payBanks?.length === 1 ? payBanks[0]?.id : undefined
  const bankId = account ?? only ?? ''
  const cardId = cards === undefined || cards.length === 0 ? '' : (chosenCard ?? cards[0]?.id ?? '')
  const card = cards?.find(({ id }) => id === cardId)
  const needsBranch = cardId === '' || card?.bank_address === ''

  const deposit = useDepositForm({
    check: (inputs) => checkBank(inputs, { limits, twin, hasCard: cardId !== '', needsBranch }),
    payload: ({ amount = '', bank_owner = '', bank = '', bank_no = '', bank_address = '' }) => ({
      paytype: 'bank',
      amount,
      bank_id: bankId,
      bank_owner: bank_owner.trim(),
      bank: card?.bank ?? bank,
      bank_no: card?.bank_no ?? bank_no,
      bank_address: card !== undefined && card.bank_address !== '' ? card.bank_address : bank_address.trim(),
    }),
  })
  const { problems, onType } = deposit
  const payTo = payBanks?.find(({ id }) => id === bankId)

  return (
    <DepositForm
      deposit={deposit}
      title={t('recharge.reviewTitle')}
      items={({ amount = '', bank_owner = '', bank = '', bank_no = '' }) => [
        { label: t('record.amount'), value: formatFigure(amount, 'krw', locale) },
        { label: t('recharge.account'), value: payTo ? `${payTo.bank_data.bank_name} ${payTo.bank_no}` : '' },
        { label: t('wallet.owner'), value: payTo?.bank_owner ?? '' },
        { label: t('recharge.owner'), value: bank_owner.trim() },
        {
          label: t('recharge.card'),
          value: card ? `${card.bank} ${maskNumber(card.bank_no)}` : `${bank} ${maskNumber(bank_no)}`,
        },
      ]}
    >
      {(disabled) => (
        <>
          <ChoiceCards
            name="bank_id"
            label={t('recharge.account')}
            hint={t('recharge.accountHint')}
            options={payBanks?.map(({ id, bank_no, bank_owner, bank_data }) => ({
              value: id,
              label: bank_data.bank_name,
              note: `${bank_no} · ${bank_owner}`,
            }))}
            value={bankId}
            onChange={setAccount}
            onType={onType}
            error={problems['bank_id']}
            disabled={disabled}
          />
          <AmountInput currency="krw" limits={limits} error={problems['amount']} disabled={disabled} onType={onType} />
          <TextInput
            name="bank_owner"
            label={t('recharge.owner')}
            hint={t('recharge.ownerHint')}
            maxLength={32}
            autoComplete="name"
            required
            start={realname}
            error={problems['bank_owner']}
            disabled={disabled}
            onType={onType}
          />
          {cards !== undefined && cards.length > 0 && (
            <ChoiceSelect
              name="card"
              label={t('recharge.card')}
              options={[
                { value: '', label: t('recharge.otherCard') },
                ...cards.map(({ id, bank, bank_no, ico }) => ({
                  value: id,
                  label: bank,
                  note: maskNumber(bank_no),
                  image: ico,
                })),
              ]}
              value={cardId}
              onChange={setCard}
              onType={onType}
              disabled={disabled}
            />
          )}
          <BankFields
            banks={data.banks}
            hasCard={cardId !== ''}
            needsBranch={needsBranch}
            problems={problems}
            disabled={disabled}
            onType={onType}
          />
        </>
      )}
    </DepositForm>
  )
}
