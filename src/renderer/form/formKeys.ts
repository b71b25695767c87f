/** The copy that forms themselves show; every language of `schemas/copy` must have it, and `validation.<keyword>`. */
export const formKeys = {
  unsupported: 'form.unsupported',
  unchecked: 'form.unchecked',
  waiting: 'form.waiting',
  updated: 'form.updated',
  choose: 'form.choose',
  chooseDate: 'form.chooseDate',
  noOptions: 'form.noOptions',
  /** With {{label}}. */
  choiceGone: 'form.choiceGone',
  /** With {{amount}}. */
  amountChip: 'amount.chip',
  amountMax: 'amount.max',
  amountReset: 'amount.reset',
  amountKrw: 'amount.krw',
  amountUsdt: 'amount.usdt',
} as const
