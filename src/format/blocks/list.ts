import { Type, type Static } from 'typebox'
import { ActionsSchema, actionsWhen } from '../actions.ts'
import { blockBase, choiceNameOrIf, icon, labelled, oneOfVariants, shown } from '../shape/common.ts'
import { defaulted, exact, scoped } from '../shape/shapes.ts'
import { expression, source, text, value } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'
import { declareBlock } from './declareBlock.ts'
import { FilterSchema } from './filter.ts'

/** A button of a row or of an empty list. */
const RowActionSchema = exact(
  {
    label: text('The label of the button.'),
    icon: Type.Optional(icon),
    variant: defaulted(oneOfVariants, 'secondary'),
    when: Type.Optional(expression('bool', 'Shown only while this holds.')),
    do: ActionsSchema,
  },
  'A button of a row.',
)

export const BadgeSchema = exact(
  { value: value('plain', 'The value looked up in the list.'), choices: choiceNameOrIf },
  "A state label with its tone from choices.json; a value without an option shows the list's neutral label.",
)

const RowSchema = exact(
  {
    title: text('The first line.'),
    image: Type.Optional(value('picture', 'A picture address.')),
    aside: Type.Optional(
      exact(
        { ...shown, when: Type.Optional(expression('bool', 'Shown only while this holds.')) },
        'The value at the end of the first line.',
      ),
    ),
    cells: defaulted(
      Type.Array(exact(labelled, 'A label and its value.'), { description: 'Labelled values beneath the first line.' }),
      [],
    ),
    badge: Type.Optional(BadgeSchema),
    actions: defaulted(Type.Array(RowActionSchema, { description: 'Buttons of the row.' }), []),
    do: Type.Optional(ActionsSchema),
    more: Type.Optional(
      exact(
        {
          when: Type.Optional(expression('bool', 'The row can be opened only while this holds.')),
          do: Type.Optional(actionsWhen('Run each time the row is opened.')),
          body: blocksRef,
        },
        'Blocks beneath the row, shown once it is opened; one row of the screen is open at a time.',
      ),
    ),
  },
  'How one row is shown.',
)

export const list = declareBlock({
  shape: exact(
    {
      type: Type.Literal('list'),
      ...blockBase,
      title: Type.Optional(text('A heading above the list.')),
      source: source('The source whose rows are listed; with paging the list is endless.'),
      key: scoped('row', expression('plain', 'What makes a row itself: refreshes neither double nor drop rows.')),
      where: Type.Optional(scoped('row', expression('bool', 'Only rows for which this holds are listed.'))),
      empty: text('Shown when there is nothing.'),
      emptyAction: Type.Optional({ ...RowActionSchema, description: 'A button beneath the words of an empty list.' }),
      filter: Type.Optional(FilterSchema),
      row: scoped('row', RowSchema),
      skeletonRows: defaulted(Type.Integer({ minimum: 1, maximum: 12, description: 'Rows of the skeleton.' }), 6),
      collapseTo: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 20, description: 'Rows shown before a button shows the rest.' }),
      ),
    },
    'Rows from a source: endless or finite, virtualised beyond a screenful, with cells, badges and row actions.',
  ),
  examples: [
    {
      name: 'bets under a filter, with what was won and lost where it is known',
      sources: {
        bets: { call: 'getBetRecord', with: { date: '=filter.date' }, paging: { first: 1, finished: 'list.finished' } },
      },
      part: {
        type: 'list',
        id: 'bets',
        source: 'bets',
        key: '=row.bet_id',
        empty: 'list.empty',
        filter: {
          fields: [{ name: 'date', label: 'record.period', choices: 'period', default: '=settings.records.period' }],
        },
        row: {
          title: '=row.Code',
          aside: { value: '=row.win_loss', as: 'krw', signed: true, when: '=row.status == 1' },
          cells: [
            { label: 'record.stake', value: '=row.bet_amount', as: 'krw' },
            { label: 'record.betTime', value: '=row.created_at', as: 'dateTime' },
          ],
          badge: { value: '=row.status', choices: 'betStatus' },
        },
      },
      shows: '+₩14,500',
      showsEmpty: 'list.empty',
    },
    {
      name: 'wallets, two at first',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'list',
        id: 'wallets',
        source: 'wallets',
        key: '=row.platname',
        empty: 'money.noWallets',
        row: {
          title: '=row.name',
          aside: { value: '=row.balance', as: 'krw' },
          do: [{ toast: 'common.notYet', tone: 'info' }],
        },
        skeletonRows: 3,
        collapseTo: 2,
      },
      shows: '에볼루션 카지노',
      showsEmpty: 'money.noWallets',
    },
    {
      name: 'records with row actions',
      sources: {
        records: {
          call: 'getTransRecord',
          with: { date: 4, type: 1 },
          paging: { first: 1, finished: 'list.finished' },
        },
      },
      part: {
        type: 'list',
        id: 'records',
        title: 'transRecord.title',
        source: 'records',
        key: '=row.out_trade_no',
        empty: 'transRecord.empty',
        emptyAction: { label: 'menu.recharge', variant: 'primary', do: [{ go: '/recharge' }] },
        row: {
          title: '=row.out_trade_no',
          aside: { value: '=row.amount', as: { if: "=row.pay_way == 'usdt'", then: 'usdt', else: 'krw' } },
          cells: [
            { label: 'record.payWay', value: '=row.pay_way', as: 'text' },
            { label: 'record.type', value: '=row.state', choices: 'orderState' },
            { label: 'record.time', value: '=row.created_at', as: 'dateTime' },
          ],
          badge: { value: '=row.state', choices: 'orderState' },
          actions: [
            {
              label: 'record.cancel',
              when: '=row.state == 1',
              do: [
                { call: 'cancelRecharge', with: { out_trade_no: '=row.out_trade_no' }, money: true, say: true },
                { reload: 'records' },
              ],
            },
          ],
        },
        skeletonRows: 3,
      },
      shows: 'D20261120001',
      showsEmpty: 'transRecord.empty',
    },
    {
      name: 'rows that open',
      sources: { wallets: { call: 'getBalanceList' } },
      part: {
        type: 'list',
        id: 'opening',
        source: 'wallets',
        key: '=row.platname',
        empty: 'money.noWallets',
        row: {
          title: '=row.name',
          image: 'demo/banks/kb.svg',
          more: { body: [{ type: 'text', id: 'inside', text: 'common.notYet', size: 'small' }] },
        },
        skeletonRows: 3,
      },
      shows: '에볼루션 카지노',
      press: '아시아 게이밍',
      showsEmpty: 'money.noWallets',
    },
  ],
})

export type ListBlock = Static<typeof list.shape>
export type RowTemplate = Static<typeof RowSchema>
export type RowAction = Static<typeof RowActionSchema>
export type Badge = Static<typeof BadgeSchema>
