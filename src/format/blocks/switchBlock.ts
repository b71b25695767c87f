import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { expression, text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const switchBlock = declareBlock({
  title: { kor: '스위치', cn: '开关', en: 'Switch' },
  help: {
    kor: '누르면 바로 적용되는 스위치입니다.',
    cn: '点按后立即生效的开关。',
    en: 'A switch that takes effect at once.',
  },
  icon: 'lock',
  shape: exact(
    {
      type: Type.Literal('switch'),
      ...blockBase,
      label: text({ kor: '무엇을 켜고 끄는지 적습니다.', cn: '开关的是什么。', en: 'What is switched.' }),
      hint: Type.Optional(
        text({
          kor: '둘째 줄입니다. 어떤 뜻인지 적습니다.',
          cn: '第二行：说明其含义。',
          en: 'A second line: what it means.',
        }),
      ),
      on: expression('bool', {
        kor: '플랫폼이 알려 준 켜짐 여부입니다.',
        cn: '是否开启，以平台的值为准。',
        en: 'Whether it is on, by the platform.',
      }),
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
