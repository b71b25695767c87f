import { Type, type Static } from 'typebox'
import { blockBase, displayFormats } from '../shape/common.ts'
import { defaulted, exact, oneOf } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const copyable = declareBlock({
  shape: exact(
    {
      type: Type.Literal('copyable'),
      ...blockBase,
      label: text('What is copied.'),
      value: value('string', 'The text, shown in full.'),
      as: Type.Optional(oneOf(displayFormats, 'How the text is shown; what is copied stays as it is.')),
      qr: defaulted(Type.Boolean({ description: 'Also shown as a QR code.' }), false),
      warning: Type.Optional(text('What to mind.')),
      copied: Type.Optional(text('Says that it was copied.')),
    },
    'A value to copy, with a QR code if wanted.',
  ),
  examples: [
    {
      name: 'an address with its code',
      query: { deposit_no: {} },
      sources: { order: { call: 'getPayInfo', with: { deposit_no: '=query.deposit_no' } } },
      part: {
        type: 'copyable',
        id: 'address',
        label: { copy: 'payInfo.address', with: { network: '=data.order.cardlist.mch_id' } },
        value: '=data.order.cardlist.content',
        qr: true,
        warning: 'payInfo.exactAmount',
        copied: 'payInfo.addressCopied',
      },
      shows: 'TQLziw8sD8ftirSYXGaNrERL2BbtjYXw5S',
    },
    {
      name: 'an amount, written out',
      query: { deposit_no: {} },
      sources: { order: { call: 'getPayInfo', with: { deposit_no: '=query.deposit_no' } } },
      part: {
        type: 'copyable',
        id: 'amount',
        label: 'payInfo.amountUsdt',
        value: '=string(data.order.info.amount)',
        as: 'usdt',
      },
      shows: '$55.00',
    },
  ],
})

export type CopyableBlock = Static<typeof copyable.shape>
