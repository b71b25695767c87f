import type { Twin } from '../Twin.ts'
import { checkAmount } from './checkAmount.ts'
import type { Inputs, Problems } from './Inputs.ts'
import type { Limits } from './useDepositData.ts'

interface Around {
  readonly limits: Limits
  readonly twin: Twin
  readonly hasCard: boolean
  readonly needsBranch: boolean
}

/** What is wrong with a deposit by bank, from the top. */
export function checkBank(inputs: Inputs, { limits, twin, hasCard, needsBranch }: Around): Problems {
  const { bank_id = '', amount = '', bank_owner = '', bank = '', bank_no = '', bank_address = '' } = inputs
  const { t } = twin
  const found: readonly (readonly [string, string | false | undefined])[] = [
    ['bank_id', bank_id === '' && t('recharge.accountMissing')],
    ['amount', checkAmount(amount, 'krw', limits, twin)],
    ['bank_owner', bank_owner.trim().length < 2 && t('recharge.ownerMissing')],
    ['bank', !hasCard && bank === '' && t('recharge.bankMissing')],
    [
      'bank_no',
      !hasCard &&
        (bank_no === '' ? t('recharge.bankNoMissing') : !/^[0-9-]{8,}$/.test(bank_no) && t('recharge.bankNoWrong')),
    ],
    ['bank_address', needsBranch && bank_address.trim() === '' && t('recharge.branchMissing')],
  ]
  return Object.fromEntries(found.flatMap(([name, message]) => (typeof message === 'string' ? [[name, message]] : [])))
}
