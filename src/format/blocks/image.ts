import { Type, type Static } from 'typebox'
import { blockBase } from '../shape/common.ts'
import { defaulted, exact, oneOf } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const image = declareBlock({
  shape: exact(
    {
      type: Type.Literal('image'),
      ...blockBase,
      src: Type.Optional(value('picture', 'The picture address.')),
      avatar: Type.Optional(
        oneOf(['random', 'user'], "One of the app's own 21 avatars by chance, or the member's own."),
      ),
      alt: Type.Optional(text('What the picture says; left out when it only decorates.')),
      shape: defaulted(oneOf(['wide', 'round', 'free'], 'The frame.'), 'free'),
    },
    'A picture.',
  ),
  exactlyOne: [{ of: ['src', 'avatar'] }],
  examples: [
    {
      name: 'a picture of the platform',
      sources: { user: { call: 'getUser' } },
      part: { type: 'image', id: 'picture', src: '=data.user.avatar', alt: 'userInfo.avatar', shape: 'wide' },
    },
    { name: 'an avatar by chance', part: { type: 'image', id: 'avatar', avatar: 'random', shape: 'round' } },
    {
      name: "the member's avatar",
      part: { type: 'image', id: 'face', avatar: 'user', alt: 'userInfo.avatar', shape: 'round' },
    },
  ],
})

export type ImageBlock = Static<typeof image.shape>
