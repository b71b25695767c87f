import { Type, type Static } from 'typebox'
import { blockBase, displayFormats } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { exact, oneOf } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const copyable = declareBlock({
  title: { kor: '복사 줄', cn: '可复制行', en: 'Line to copy' },
  help: {
    kor: '한 번 눌러 복사하는 값이며, QR 코드로도 보여줍니다.',
    cn: '点一下即可复制的值，也可显示为二维码。',
    en: 'A value that is copied by one tap, also as a QR code.',
  },
  icon: 'copy',
  shape: exact(
    {
      type: Type.Literal('copyable'),
      ...blockBase,
      label: text({ kor: '무엇을 복사하는지 적습니다.', cn: '复制的是什么。', en: 'What is copied.' }),
      value: value('string', {
        kor: '줄이지 않고 보여주는 글입니다.',
        cn: '文字，完整显示。',
        en: 'The text, shown in full.',
      }),
      as: Type.Optional(
        oneOf(displayFormats, {
          kor: '글의 표기 방식입니다. 복사하는 값은 그대로입니다.',
          cn: '文字的写法；复制的内容不变。',
          en: 'How the text is shown; what is copied stays as it is.',
        }),
      ),
      qr: Type.Optional(
        Type.Boolean(
          described({ kor: 'QR 코드로도 보여줍니다.', cn: '同时显示为二维码。', en: 'Also shown as a QR code.' }),
        ),
      ),
      warning: Type.Optional(text({ kor: '주의할 점입니다.', cn: '注意事项。', en: 'What to mind.' })),
      copied: Type.Optional(
        text({ kor: '복사했다고 알리는 글입니다.', cn: '告知已复制。', en: 'Says that it was copied.' }),
      ),
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
        label: { copy: 'recharge.address', with: { network: '=data.order.cardlist.mch_id' } },
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
