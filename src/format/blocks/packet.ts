import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, shown } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const packet = declareBlock({
  shape: exact(
    {
      type: Type.Literal('packet'),
      ...blockBase,
      label: text('What a tap on it does, such as opening a red packet.'),
      hint: Type.Optional(text('Shown beneath it, such as how many are left.')),
      do: ActionsSchema,
      inside: scoped(
        'outcome',
        exact(
          { title: text('The first line.'), ...shown },
          'What is in it: shown once its actions have run to their end, with the `result` of the last call.',
        ),
      ),
      again: text('The button that puts a sealed one in its place.'),
    },
    'A sealed packet: a tap runs its actions, and it opens with what they gave.',
  ),
  examples: [
    {
      name: 'a red packet',
      sources: { packets: { call: 'getUserRedPacket' } },
      part: {
        type: 'packet',
        id: 'redPacket',
        label: 'hongbao.open',
        hint: { copy: 'hongbao.count', with: { count: '=data.packets.sendnums' } },
        do: [{ call: 'claimRedPacket', money: true }, { reload: 'packets' }],
        inside: { title: 'hongbao.wonTitle', value: '=result.data.redpacketmoney', as: 'krw' },
        again: 'hongbao.again',
      },
      shows: 'hongbao.open',
      press: '복주머니 열기',
    },
  ],
})
