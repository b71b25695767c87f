import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, blockTitle, icon, oneOfVariants, shownWhile } from '../shape/common.ts'
import { defaulted, exact, oneOf } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const buttons = declareBlock({
  shape: exact(
    {
      type: Type.Literal('buttons'),
      ...blockBase,
      title: blockTitle,
      layout: defaulted(
        oneOf(['icons', 'row', 'stack'], 'Icons with labels, buttons in a row, or one beneath another.'),
        'row',
      ),
      items: Type.Array(
        exact(
          {
            label: text('What the button says.'),
            icon: Type.Optional(icon),
            variant: defaulted(oneOfVariants, 'secondary'),
            when: shownWhile,
            do: ActionsSchema,
          },
          'One button.',
        ),
        { minItems: 1, description: 'The buttons, in order.' },
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
          { label: 'menu.records', icon: 'records', variant: 'quiet', do: [{ go: '/transRecord' }] },
          { label: 'common.cancel', when: '=true', do: [{ back: true }] },
        ],
      },
      shows: 'menu.records',
    },
  ],
})

export type ButtonsBlock = Static<typeof buttons.shape>
