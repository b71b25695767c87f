import { Type } from 'typebox'
import { blockBase, blockTitle } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { exact } from '../shape/shapes.ts'
import { figure, text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const steps = declareBlock({
  title: { kor: '단계', cn: '步骤', en: 'Steps' },
  help: {
    kor: '해야 할 일을 단계별로 보여줍니다.',
    cn: '按顺序说明要做的事。',
    en: 'What to do, one step after another.',
  },
  icon: 'check',
  shape: exact(
    {
      type: Type.Literal('steps'),
      ...blockBase,
      title: blockTitle,
      items: Type.Array(
        exact(
          {
            title: text({ kor: '단계의 이름입니다.', cn: '步骤名称。', en: 'The step.' }),
            text: Type.Optional(text({ kor: '할 일입니다.', cn: '要做的事。', en: 'What to do.' })),
          },
          'One step.',
        ),
        {
          minItems: 1,
          ...described({ kor: '차례대로 보이는 단계입니다.', cn: '按顺序排列的步骤。', en: 'The steps, in order.' }),
        },
      ),
      current: Type.Optional(
        figure(
          { least: 1 },
          {
            kor: '지금 진행 중인 단계입니다. 1부터 셉니다.',
            cn: '当前步骤，从 1 开始。',
            en: 'The step under way, from 1.',
          },
        ),
      ),
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
