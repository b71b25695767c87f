import { Type } from 'typebox'
import { blockBase } from '../shape/common.ts'
import { exact } from '../shape/shapes.ts'
import { figure, text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const progress = declareBlock({
  title: { kor: '진행 막대', cn: '进度条', en: 'Progress bar' },
  help: { kor: '어디까지 왔는지 보여줍니다.', cn: '显示进行到哪里。', en: 'How far something has come.' },
  icon: 'percent',
  shape: exact(
    {
      type: Type.Literal('progress'),
      ...blockBase,
      label: text({ kor: '무엇이 진행되는지 적습니다.', cn: '进展的是什么。', en: 'What advances.' }),
      value: figure(
        { least: 0, most: 100 },
        { kor: '진행 정도입니다(0~100).', cn: '进度，0 到 100。', en: 'How much, 0 to 100.' },
      ),
      note: Type.Optional(text({ kor: '아래에 표시합니다.', cn: '显示在下方。', en: 'Shown beneath.' })),
    },
    'A bar from 0 to 100.',
  ),
  examples: [
    {
      name: 'half way',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'progress',
        id: 'level',
        label: 'vip.progress',
        value: '=min(100, double(data.user.paysum) / 100000)',
        note: 'vip.promotion',
      },
      shows: 'vip.progress',
    },
  ],
})
