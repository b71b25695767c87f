import type { ManualExample } from './ManualExample.ts'

/** A form with rows of fields, each row an entry of the list that the call takes. */
export const compoundExample = {
  part: {
    type: 'form',
    id: 'bets',
    schema: {
      type: 'object',
      required: ['expect'],
      properties: {
        expect: { type: 'string', maxLength: 32 },
        order_list: {
          type: 'array',
          minItems: 1,
          maxItems: 5,
          items: {
            type: 'object',
            required: ['play_id', 'amount'],
            properties: {
              play_id: { type: 'string', maxLength: 16 },
              amount: { type: 'string', format: 'decimal' },
            },
          },
        },
      },
    },
    fields: {
      expect: { label: 'record.period' },
      order_list: {
        label: 'lottery.amount',
        widget: 'rows',
        row: 'lottery.bet',
        fields: {
          play_id: { label: 'record.platform' },
          amount: { label: 'record.amount', widget: 'amount', currency: 'krw' },
        },
      },
    },
    rules: [{ assert: '=size(form.order_list) <= 5', at: 'order_list', message: 'form.unchecked' }],
    submit: {
      label: 'common.ok',
      review: {
        title: 'common.ok',
        rows: [{ label: 'record.period', value: '=form.expect' }],
        confirm: 'common.ok',
      },
      do: [
        {
          call: 'submitLotteryOrder',
          with: { lottery_name: 'k3', expect: '=form.expect', order_list: '=form.order_list' },
          money: true,
        },
      ],
    },
  },
} satisfies ManualExample
