import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase } from '../shape/common.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const countdown = declareBlock({
  title: { kor: '카운트다운', cn: '倒计时', en: 'Countdown' },
  help: {
    kor: '끝날 때까지 남은 시간입니다.',
    cn: '距离结束还剩的时间。',
    en: 'The time that is left until something ends.',
  },
  icon: 'clock',
  shape: exact(
    {
      type: Type.Literal('countdown'),
      ...blockBase,
      label: text({
        kor: '무엇까지 남은 시간인지 적습니다.',
        cn: '说明是什么的剩余时间。',
        en: 'What the time is left for.',
      }),
      until: value('number', {
        kor: '끝나는 때입니다. 서버 시각으로 1970년부터 지난 밀리초입니다.',
        cn: '截止时间：按服务器时间，自 1970 年起的毫秒数。',
        en: 'The end, milliseconds since 1970 in server time.',
      }),
      done: text({ kor: '시간이 끝나면 표시합니다.', cn: '时间结束后显示。', en: 'Shown when the time is over.' }),
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
