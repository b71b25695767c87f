import type { ManualExample } from './ManualExample.ts'

/** Expressions as written in a screen. */
export const expressionExample = {
  sources: { range: { call: 'getPayRange', with: { type: 'bank' } } },
  values: {
    min: '=max(decimal(settings.recharge.bank.min), data.range.min_price)',
    isEvening: '=hourAt(now, settings.hours.zone) >= 18',
  },
  part: {
    type: 'text',
    id: 'from',
    when: "=value.isEvening && session.locale != 'en'",
    text: { copy: 'usdtmore.noteMinimum', with: { min: { value: '=value.min', as: 'krw' } } },
  },
} satisfies ManualExample
