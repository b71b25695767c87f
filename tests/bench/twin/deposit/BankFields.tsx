import { useState } from 'react'
import type { Entity } from '../../../../src/platform/Operations.ts'
import { useTwin } from '../TwinContext.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import type { Problems } from './Inputs.ts'
import { TextInput } from './TextInput.tsx'

interface BankFieldsProps {
  readonly banks: readonly Entity<'Bank'>[] | undefined
  readonly hasCard: boolean
  readonly needsBranch: boolean
  readonly problems: Problems
  readonly disabled: boolean
  readonly onType: () => void
}

/** The account that the money comes from, if it is not one of the member's cards. */
export function BankFields({ banks = [], hasCard, needsBranch, problems, disabled, onType }: BankFieldsProps) {
  const { t } = useTwin()
  const [bank, setBank] = useState('')
  return (
    <>
      {!hasCard && (
        <ChoiceSelect
          name="bank"
          label={t('recharge.bank')}
          required
          options={banks.map(({ bank_name, ico }) => ({ value: bank_name, label: bank_name, image: ico }))}
          value={bank === '' ? undefined : bank}
          onChange={setBank}
          onType={onType}
          error={problems['bank']}
          disabled={disabled}
        />
      )}
      {!hasCard && (
        <TextInput
          name="bank_no"
          label={t('recharge.bankNo')}
          maxLength={32}
          autoComplete="off"
          required
          error={problems['bank_no']}
          disabled={disabled}
          onType={onType}
        />
      )}
      {needsBranch && (
        <TextInput
          name="bank_address"
          label={t('recharge.branch')}
          maxLength={64}
          required
          error={problems['bank_address']}
          disabled={disabled}
          onType={onType}
        />
      )}
    </>
  )
}
