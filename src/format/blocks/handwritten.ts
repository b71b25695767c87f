import { Type, type Static } from 'typebox'
import { blockBase } from '../shape/common.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { handwrittenName, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const handwritten = declareBlock({
  shape: exact(
    {
      type: Type.Literal('handwritten'),
      ...blockBase,
      name: handwrittenName('The registered component.'),
      props: defaulted(
        Type.Record(Type.String(), value('any', 'A property.'), {
          description: 'Its properties: exactly those that the component takes.',
        }),
        {},
      ),
    },
    'A hand-written component with typed properties.',
  ),
  examples: [
    {
      name: 'a part written by hand',
      query: { name: {} },
      sources: { service: { call: 'getServicerUrl' } },
      part: {
        type: 'handwritten',
        id: 'game',
        name: 'gameHost',
        props: {
          name: '=query.name',
          code: '',
          category: '',
          lang: '=session.locale',
          agent: '',
          app: '',
          download: '=data.service.url',
          loadSeconds: '=settings.game.loadSeconds',
          origins: '=settings.game.origins',
        },
      },
      shows: 'https://service.example/chat',
    },
  ],
})

export type HandwrittenBlock = Static<typeof handwritten.shape>
