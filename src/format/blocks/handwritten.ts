import { Type, type Static } from 'typebox'
import { blockBase } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { handwrittenName, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const handwritten = declareBlock({
  title: { kor: '내장 블록', cn: '内置模块', en: 'Built-in block' },
  help: {
    kor: '게임이나 복권 판처럼 개발자가 만든 블록입니다.',
    cn: '开发人员编写的模块，例如游戏或彩票面板。',
    en: 'A block that developers wrote, such as a game or a lottery board.',
  },
  icon: 'settings',
  shape: exact(
    {
      type: Type.Literal('handwritten'),
      ...blockBase,
      name: handwrittenName({
        kor: '등록된 내장 블록입니다.',
        cn: '已登记的内置模块。',
        en: 'The registered component.',
      }),
      props: defaulted(
        Type.Record(
          Type.String(),
          value('any', 'A property.'),
          described({
            kor: '속성입니다. 이 내장 블록이 받는 것만 정확히 적습니다.',
            cn: '属性：须与该内置模块所需的完全一致。',
            en: 'Its properties: exactly those that the component takes.',
          }),
        ),
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
