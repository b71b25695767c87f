import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, blockTitle, pickedIcon, pickedVariant, shownWhile } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, oneOf } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const buttons = declareBlock({
  title: { kor: '버튼', cn: '按钮', en: 'Buttons' },
  help: { kor: '버튼 하나 또는 여러 개입니다.', cn: '一个或几个按钮。', en: 'One or several buttons.' },
  icon: 'play',
  shape: exact(
    {
      type: Type.Literal('buttons'),
      ...blockBase,
      title: blockTitle,
      layout: defaulted(
        oneOf(['icons', 'row', 'stack'], {
          kor: '아이콘과 이름, 나란한 버튼, 위아래로 놓인 버튼 중에서 고릅니다.',
          cn: '图标加名称、按钮并排，或上下排列。',
          en: 'Icons with labels, buttons in a row, or one beneath another.',
        }),
        'row',
      ),
      items: Type.Array(
        exact(
          {
            label: text({ kor: '버튼에 보이는 글입니다.', cn: '按钮上的文字。', en: 'What the button says.' }),
            icon: Type.Optional(pickedIcon),
            variant: defaulted(pickedVariant, 'secondary'),
            when: shownWhile,
            do: ActionsSchema,
          },
          'One button.',
        ),
        {
          minItems: 1,
          ...described({ kor: '차례대로 보이는 버튼입니다.', cn: '按顺序排列的按钮。', en: 'The buttons, in order.' }),
        },
      ),
    },
    'Buttons.',
  ),
  examples: [
    {
      name: 'icons',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'buttons',
        id: 'shortcuts',
        layout: 'icons',
        items: [
          { label: 'recharge.title', icon: 'deposit', do: [{ go: '/recharge' }] },
          { label: 'withdrawal.title', icon: 'withdraw', do: [{ go: '/withdrawal' }] },
          { label: '=data.user.realname', icon: 'records', do: [{ go: '/transRecord' }] },
        ],
      },
      shows: 'recharge.title',
    },
    {
      name: 'a stack',
      part: {
        type: 'buttons',
        id: 'stack',
        title: 'menu.account',
        layout: 'stack',
        items: [
          { label: 'userInfo.save', variant: 'primary', do: [{ toast: 'common.success', tone: 'gain' }] },
          { label: 'common.cancel', variant: 'danger', do: [{ back: true }] },
        ],
      },
      shows: 'userInfo.save',
    },
    {
      name: 'in a row',
      part: {
        type: 'buttons',
        id: 'row',
        items: [
          {
            label: 'menu.records',
            icon: { if: '=session.loggedIn', then: 'records', else: 'user' },
            variant: { if: '=session.loggedIn', then: 'quiet', else: 'primary' },
            do: [{ go: '/transRecord' }],
          },
          { label: 'common.cancel', when: '=true', do: [{ back: true }] },
        ],
      },
      shows: 'menu.records',
    },
  ],
})

export type ButtonsBlock = Static<typeof buttons.shape>
