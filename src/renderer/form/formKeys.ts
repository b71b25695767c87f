/** The copy that forms themselves show; every language of `schemas/copy` must have it, and `validation.<keyword>`. */
export const formKeys = {
  unsupported: 'form.unsupported',
  unchecked: 'form.unchecked',
  waiting: 'form.waiting',
  updated: 'form.updated',
  edit: 'form.edit',
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
  /** With {{row}} and {{number}}. */
  rowTitle: 'form.rowTitle',
  /** With {{row}}. */
  rowAdd: 'form.rowAdd',
  /** With {{row}} and {{number}}. */
  rowRemove: 'form.rowRemove',
  rowUp: 'form.rowUp',
  rowDown: 'form.rowDown',
  /** With {{now}} and {{most}}. */
  rowCount: 'form.rowCount',
  /** With {{row}} and {{number}}. */
  rowAdded: 'form.rowAdded',
  rowRemoved: 'form.rowRemoved',
  /** With {{row}}, {{number}} and {{now}}. */
  rowMoved: 'form.rowMoved',
  captchaHint: 'captcha.hint',
  /** With {{first}} and {{second}}. */
  captchaQuestion: 'captcha.question',
  captchaRefresh: 'captcha.refresh',
} as const
