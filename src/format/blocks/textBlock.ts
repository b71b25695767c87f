import { Type } from 'typebox'
import { blockBase, tone } from '../shape/common.ts'
import { defaulted, exact, oneOf } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const textBlock = declareBlock({
  shape: exact(
    {
      type: Type.Literal('text'),
      ...blockBase,
      text: text('What is shown.'),
      tone: defaulted(tone, 'neutral'),
      size: defaulted(oneOf(['small', 'body', 'title'], 'How large it is written.'), 'body'),
      boxed: defaulted(Type.Boolean({ description: 'Set apart in a box, as a notice.' }), false),
    },
    'A line or a paragraph.',
  ),
  examples: [
    {
      name: 'a notice in a box',
      part: {
        type: 'text',
        id: 'note',
        text: { copy: 'usdtmore.noteMinimum', with: { min: { value: '=settings.withdrawal.usdtMin', as: 'usdt' } } },
        tone: 'warning',
        size: 'small',
        boxed: true,
      },
    },
    {
      name: 'words of the platform',
      sources: { terms: { call: 'getArticle', with: { type: 5 } } },
      part: { type: 'text', id: 'words', text: '=data.terms.title', size: 'title' },
      shows: '이용 약관',
    },
  ],
})
