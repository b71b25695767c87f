import { Type } from 'typebox'
import { blockBase, blockTitle } from '../shape/common.ts'
import { exact } from '../shape/shapes.ts'
import { figure, text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const steps = declareBlock({
  shape: exact(
    {
      type: Type.Literal('steps'),
      ...blockBase,
      title: blockTitle,
      items: Type.Array(exact({ title: text('The step.'), text: Type.Optional(text('What to do.')) }, 'One step.'), {
        minItems: 1,
        description: 'The steps, in order.',
      }),
      current: Type.Optional(figure({ least: 1 }, 'The step under way, from 1.')),
    },
    'Steps in order.',
  ),
  examples: [
    {
      name: 'how to pay',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'steps',
        id: 'how',
        title: 'usdtmore.how',
        items: [
          { title: 'usdtmore.step1' },
          { title: 'usdtmore.step2', text: 'usdtmore.noteNetwork' },
          { title: '=data.user.realname' },
        ],
        current: 2,
      },
      shows: 'usdtmore.step1',
    },
  ],
})
