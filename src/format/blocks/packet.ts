import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, shown } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const packet = declareBlock({
  title: { kor: '홍바오', cn: '红包', en: 'Red packet' },
  help: { kor: '눌러서 여는 홍바오입니다.', cn: '点按打开的红包。', en: 'A red packet that opens by a tap.' },
  icon: 'gift',
  shape: exact(
    {
      type: Type.Literal('packet'),
      ...blockBase,
      label: text({
        kor: '누르면 무엇을 하는지 적습니다. 예: 홍바오 열기.',
        cn: '点按后做什么，例如打开红包。',
        en: 'What a tap on it does, such as opening a red packet.',
      }),
      hint: Type.Optional(
        text({
          kor: '남은 개수처럼 그 아래에 표시하는 글입니다.',
          cn: '显示在其下方，例如还剩几个。',
          en: 'Shown beneath it, such as how many are left.',
        }),
      ),
      do: ActionsSchema,
      inside: scoped(
        'outcome',
        exact(
          { title: text({ kor: '첫 줄입니다.', cn: '第一行。', en: 'The first line.' }), ...shown },
          {
            kor: '안에 든 것입니다. 할 일을 끝까지 마치면 마지막 호출의 `result`와 함께 보여줍니다.',
            cn: '里面的内容：动作全部完成后显示，可用最后一次调用的 `result`。',
            en: 'What is in it: shown once its actions have run to their end, with the `result` of the last call.',
          },
        ),
      ),
      again: text({
        kor: '열지 않은 홍바오로 바꿔 놓는 버튼입니다.',
        cn: '换上一个未拆红包的按钮。',
        en: 'The button that puts a sealed one in its place.',
      }),
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
