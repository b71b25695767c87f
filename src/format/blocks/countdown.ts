import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase } from '../shape/common.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const countdown = declareBlock({
  shape: exact(
    {
      type: Type.Literal('countdown'),
      ...blockBase,
      label: text('What the time is left for.'),
      until: value('number', 'The end, milliseconds since 1970 in server time.'),
      done: text('Shown when the time is over.'),
      end: defaulted(ActionsSchema, []),
    },
    "Time left, by the server's clock.",
  ),
  examples: [
    {
      name: 'an hour to pay',
      query: { deposit_no: {} },
      sources: { order: { call: 'getPayInfo', with: { deposit_no: '=query.deposit_no' } } },
      part: {
        type: 'countdown',
        id: 'left',
        label: 'payInfo.timeLeft',
        until: '=parseTime(data.order.info.created_at) + settings.recharge.orderMinutes * 60000',
        done: 'payInfo.timeOver',
        end: [{ reload: 'order' }],
      },
      shows: 'payInfo.timeLeft',
    },
  ],
})
