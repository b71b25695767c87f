import { Type } from 'typebox'
import { blockBase, blockRows } from '../shape/common.ts'
import { defaulted, exact, oneOf, scoped } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const noticeBar = declareBlock({
  shape: exact(
    {
      type: Type.Literal('noticeBar'),
      ...blockBase,
      ...blockRows,
      label: text('The name of the notices for screen readers.'),
      layout: defaulted(oneOf(['bar', 'list'], 'One line after another, or all of them beneath one another.'), 'bar'),
      empty: Type.Optional(text('Shown by a list when there is nothing; a bar then shows nothing.')),
      place: defaulted(
        oneOf(['home', 'recharge', 'withdrawal', 'transfer'], "Operators' notices for this place come first."),
        'home',
      ),
      text: Type.Optional(scoped('row', text('The text of a row.'))),
    },
    "Notices as a moving line or a list: operators' first, then the platform's.",
  ),
  exactlyOne: [{ where: 'text', of: ['source', 'rows'] }],
  examples: [
    {
      name: "the platform's notices",
      sources: { notices: { call: 'getHomeNotice' } },
      part: {
        type: 'noticeBar',
        id: 'notices',
        label: 'home.news',
        place: 'home',
        source: 'notices',
        key: '=row',
        text: '=row',
      },
      shows: '11월 25일 06:00–07:00 서버 점검이 있습니다.',
    },
    {
      name: 'all of them as a list',
      sources: { notices: { call: 'getHomeNotice' } },
      part: {
        type: 'noticeBar',
        id: 'allNotices',
        label: 'home.news',
        layout: 'list',
        empty: 'message.noHome',
        source: 'notices',
        text: '=row',
      },
      shows: '11월 25일 06:00–07:00 서버 점검이 있습니다.',
      showsEmpty: 'message.noHome',
    },
  ],
})
