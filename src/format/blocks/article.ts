import { Type } from 'typebox'
import { blockBase, blockTitle } from '../shape/common.ts'
import { exact } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const article = declareBlock({
  shape: exact(
    {
      type: Type.Literal('article'),
      ...blockBase,
      title: blockTitle,
      html: Type.Optional(value('html', 'Platform HTML; only an allow-list of tags is shown.')),
      text: Type.Optional(text('Own text; blank lines part paragraphs.')),
    },
    'Longer text. Exactly one of `html` and `text`.',
  ),
  exactlyOne: [{ of: ['html', 'text'] }],
  examples: [
    {
      name: 'platform HTML',
      sources: { terms: { call: 'getArticle', with: { type: 5 } } },
      part: { type: 'article', id: 'terms', title: '=data.terms.title', html: '=data.terms.content' },
      shows: '이용 약관',
    },
    { name: 'own text', part: { type: 'article', id: 'own', text: 'usdtmore.about' }, shows: 'usdtmore.about' },
  ],
})
