import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, blockTitle, labelled } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { source } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const stats = declareBlock({
  title: { kor: '수치', cn: '数字', en: 'Figures' },
  help: {
    kor: '이름이 붙은 수치 몇 개를 보여줍니다.',
    cn: '几个带名称的数字。',
    en: 'A few figures with a name above each.',
  },
  icon: 'chart',
  shape: exact(
    {
      type: Type.Literal('stats'),
      ...blockBase,
      title: blockTitle,
      columns: defaulted(
        Type.Integer({
          minimum: 1,
          maximum: 4,
          ...described({
            kor: '나란히 놓는 수치의 개수입니다.',
            cn: '并排的数字个数。',
            en: 'Figures beside one another.',
          }),
        }),
        2,
      ),
      hideable: defaulted(
        Type.Boolean(
          described({
            kor: '버튼으로 이 기기에서 수치를 숨깁니다.',
            cn: '可用按钮在此设备上隐藏数字。',
            en: 'A button hides the figures on this device.',
          }),
        ),
        false,
      ),
      refresh: defaulted(
        Type.Array(
          source('A source the refresh button reads again.'),
          described({
            kor: '새로 고침 버튼이 다시 읽는 데이터입니다.',
            cn: '刷新按钮重新读取的数据来源。',
            en: 'Sources that a refresh button reads again.',
          }),
        ),
        [],
      ),
      refreshUser: defaulted(
        Type.Boolean(
          described({
            kor: '새로 고침 버튼이 잔액도 다시 읽습니다.',
            cn: '刷新按钮同时重新读取余额。',
            en: 'The refresh button also reads the balance again.',
          }),
        ),
        false,
      ),
      items: Type.Array(
        exact(
          {
            ...labelled,
            emphasis: Type.Optional(
              Type.Boolean(described({ kor: '더 크게 표시합니다.', cn: '放大显示。', en: 'Shown larger.' })),
            ),
            do: Type.Optional(ActionsSchema),
          },
          'One figure.',
        ),
        {
          minItems: 1,
          ...described({ kor: '차례대로 보이는 수치입니다.', cn: '按顺序排列的数字。', en: 'The figures, in order.' }),
        },
      ),
    },
    'Figures with labels.',
  ),
  examples: [
    {
      name: 'a balance to hide and read again',
      sources: { balance: { call: 'getBalance' } },
      part: {
        type: 'stats',
        id: 'balance',
        title: 'money.title',
        hideable: true,
        refresh: ['balance'],
        refreshUser: true,
        items: [
          { label: 'wallet.main', value: '=data.balance.balance', as: 'krw', emphasis: true, do: [{ go: '/money' }] },
          { label: 'wallet.dollars', value: '=data.balance.usd_balance', as: 'usdt' },
        ],
      },
      shows: '₩1,284,500',
    },
    {
      name: 'figures of its own',
      part: {
        type: 'stats',
        id: 'figures',
        columns: 4,
        items: [
          { label: 'vip.title', value: 3, as: 'number' },
          { label: 'vip.flow', value: 1234, as: 'number' },
          { label: 'rebates.rate', value: 0.35, as: 'percent' },
          { label: 'record.time', value: '=now', as: 'dateTime' },
        ],
      },
      shows: '1,234',
    },
  ],
})

export type StatsBlock = Static<typeof stats.shape>
