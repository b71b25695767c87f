import { Type, type Static } from 'typebox'
import { blockBase, blockTitle } from '../shape/common.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { source } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'
import { declareBlock } from './declareBlock.ts'

export const section = declareBlock({
  shape: exact(
    {
      type: Type.Literal('section'),
      ...blockBase,
      title: blockTitle,
      card: defaulted(Type.Boolean({ description: 'Set on a surface of its own.' }), false),
      waits: Type.Optional(
        Type.Array(source('A source to wait for, so that all of the section comes at once and nothing in it jumps.'), {
          minItems: 1,
          description: 'Sources to wait for.',
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
