import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const upload = declareBlock({
  shape: exact(
    {
      type: Type.Literal('upload'),
      ...blockBase,
      label: text('What the picture is.'),
      hint: Type.Optional(text('A second line, such as what may be chosen.')),
      src: value('picture', 'The address of the picture as it is now.'),
      do: scoped('upload', ActionsSchema),
    },
    'A picture (gif or png, at most 5 MB) that is stored as soon as it is chosen; then its actions run, with `result.data.url`.',
  ),
  examples: [
    {
      name: 'a picture of the member',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'upload',
        id: 'avatar',
        label: 'userInfo.avatar',
        hint: 'userInfo.avatarHint',
        src: '=data.user.avatar',
        do: [{ refresh: 'user' }],
      },
      shows: 'userInfo.avatar',
    },
  ],
})
