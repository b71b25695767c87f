import type { Entity } from '../../../../src/platform/Operations.ts'

/** Whether a record's amount is in USDT: deposits and withdrawals say it by their way. */
export const isUsdt = ({ pay_way }: Entity<'TransactionRecord'>, type: string): boolean =>
  (type === '1' || type === '2') && pay_way.toLowerCase().includes('usdt')
