import { Type, type Static } from 'typebox'
import { blockBase, blockTitle } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { source } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'
import { declareBlock } from './declareBlock.ts'

export const section = declareBlock({
  title: { kor: '섹션', cn: '分区', en: 'Section' },
  help: {
    kor: '함께 있는 블록을 묶고, 카드 위에도 놓을 수 있습니다.',
    cn: '把相关的模块放在一起，也可放在卡片上。',
    en: 'Blocks that belong together, also on a card.',
  },
  icon: 'inbox',
  shape: exact(
    {
      type: Type.Literal('section'),
      ...blockBase,
      title: blockTitle,
      card: defaulted(
        Type.Boolean(
          described({
            kor: '따로 구분된 바탕 위에 놓습니다.',
            cn: '放在单独的底面上。',
            en: 'Set on a surface of its own.',
          }),
        ),
        false,
      ),
      waits: Type.Optional(
        Type.Array(source('A source to wait for, so that all of the section comes at once and nothing in it jumps.'), {
          minItems: 1,
          ...described({ kor: '기다릴 데이터입니다.', cn: '等待的数据来源。', en: 'Sources to wait for.' }),
        }),
      ),
      body: blocksRef,
    },
    'Blocks that belong together.',
  ),
  examples: [
    {
      name: 'a card with two blocks',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'section',
        id: 'needs',
        title: 'vip.needs',
        card: true,
        body: [
          { type: 'text', id: 'who', text: '=data.user.realname' },
          { type: 'text', id: 'steps', text: 'vip.steps', tone: 'info', size: 'small', boxed: true },
        ],
      },
      shows: '김하늘',
    },
    {
      name: 'blocks that come at once',
      sources: { user: { call: 'getUser' }, wallets: { call: 'getBalanceList' } },
      part: {
        type: 'section',
        id: 'together',
        waits: ['user', 'wallets'],
        body: [{ type: 'text', id: 'who', text: '=data.user.realname' }],
      },
      shows: '김하늘',
    },
  ],
})

export type SectionBlock = Static<typeof section.shape>
