import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, labelled } from '../shape/common.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const profile = declareBlock({
  shape: exact(
    {
      type: Type.Literal('profile'),
      ...blockBase,
      avatar: value('picture', 'The picture address; without one an avatar of the app.'),
      name: text('Who it is, such as the username.'),
      tag: Type.Optional(text('A short mark beside the name.')),
      lines: defaulted(
        Type.Array(exact(labelled, 'A line.'), { description: 'Labelled values beneath the name.' }),
        [],
      ),
      do: Type.Optional(ActionsSchema),
    },
    'Who the member is.',
  ),
  examples: [
    {
      name: 'a member',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'profile',
        id: 'member',
        avatar: '=data.user.avatar',
        name: '=data.user.username',
        tag: '=data.user.current_vip',
        lines: [
          { label: 'mine.joinDays', value: '=data.user.joinday', as: 'number' },
          { label: 'wallet.main', value: '=data.user.balance', as: 'krw' },
        ],
        do: [{ go: '/userInfo' }],
      },
      shows: 'demo01',
    },
    {
      name: 'a visitor',
      part: { type: 'profile', id: 'visitor', avatar: '', name: 'login.title' },
      shows: 'login.title',
    },
  ],
})

export type ProfileBlock = Static<typeof profile.shape>
