import { Type, type Static } from 'typebox'
import { blockBase, howOften } from '../shape/common.ts'
import { defaulted, exact, oneOf } from '../shape/shapes.ts'
import { expression, text } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'
import { declareBlock } from './declareBlock.ts'

export const popup = declareBlock({
  shape: exact(
    {
      type: Type.Literal('popup'),
      ...blockBase,
      title: text('Its heading, above its blocks.'),
      placement: defaulted(oneOf(['center', 'bottom', 'left'], 'Where it opens.'), 'center'),
      auto: Type.Optional(
        exact(
          {
            when: expression('bool', 'Opens by itself when this holds.'),
            once: defaulted(howOften, 'session'),
          },
          'Opens by itself.',
        ),
      ),
      close: Type.Optional(text('The label of the closing button.')),
      notices: defaulted(Type.Boolean({ description: "Also shows operators' notices for popups." }), false),
      body: blocksRef,
    },
    'A dialog, sheet or drawer.',
  ),
  examples: [
    {
      name: 'news that opens by itself',
      sources: { news: { call: 'getArticle', with: { type: 5 } } },
      part: {
        type: 'popup',
        id: 'news',
        title: 'home.announcement',
        auto: { when: '=session.loggedIn', once: 'always' },
        close: 'common.close',
        body: [{ type: 'article', id: 'text', html: '=data.news.content' }],
      },
      shows: '이용 약관',
    },
  ],
})

export type PopupBlock = Static<typeof popup.shape>
