import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { expression, text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const switchBlock = declareBlock({
  shape: exact(
    {
      type: Type.Literal('switch'),
      ...blockBase,
      label: text('What is switched.'),
      hint: Type.Optional(text('A second line: what it means.')),
      on: expression('bool', 'Whether it is on, by the platform.'),
      do: scoped('switch', ActionsSchema),
    },
    'A switch that takes effect at once: `on` in its actions is what the member wants, and it moves when the platform says so.',
  ),
  examples: [
    {
      name: 'a setting of the member',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'switch',
        id: 'automatic',
        label: 'transfer.auto',
        hint: 'transfer.autoHint',
        on: '=data.user.transferstatus == 1',
        do: [{ call: 'updateTransferStatus', with: { transferstatus: '=on ? 1 : 0' } }, { reload: 'user' }],
      },
      shows: 'transfer.auto',
    },
  ],
})
