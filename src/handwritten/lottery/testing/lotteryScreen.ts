import { Big } from 'big.js'
import { toLocale } from '../../../../mocks/platform/Locale.ts'
import { k3Plays } from '../../../../mocks/platform/lottery/k3Plays.ts'
import type { Play as SimulatedPlay } from '../../../../mocks/platform/lottery/Lottery.ts'
import { pk10Plays } from '../../../../mocks/platform/lottery/pk10Plays.ts'
import type { Block } from '../../../format/blocks/Block.ts'
import type { Locale } from '../../../format/locales.ts'
import type { HandwrittenName, PropsOf } from '../../../format/handwrittenParts.ts'
import type { Host } from '../../../renderer/host/Host.ts'
import type { TestHostOptions } from '../../../renderer/testing/createTestHost.ts'
import { expressionOf, planOf } from '../../../renderer/testing/planOf.ts'
import type { Play } from '../board/groupPlays.ts'
import { LotteryBoard, LotteryDraws, LotteryRound, LotterySwitch } from '../lotteryParts.ts'

const options = (plays: readonly SimulatedPlay[], locale: Locale): readonly Play[] =>
  plays.map(({ id, class2, class3, rate, limits }) => ({
    id,
    class2: class2[toLocale(locale)],
    class3: class3[toLocale(locale)],
    rate: new Big(rate),
    min_amount: new Big(limits.min),
    max_amount: new Big(limits.max),
  }))

/** The board of a lottery as the platform answers it. One of an unknown type has many plain options. */
function playsOf(typeid: string, locale: Locale = 'en'): readonly Play[] {
  if (typeid === 'k3') return options(k3Plays, locale)
  if (typeid === 'pk10') return options(pk10Plays, locale)
  return Array.from({ length: 200 }, (_, index) => ({
    id: `play-${index}`,
    class2: `Group ${Math.floor(index / 20) + 1}`,
    class3: `Option ${index}`,
    rate: new Big(index + 1).div(10),
  }))
}

export const lotteryParts = {
  lotteryRound: LotteryRound,
  lotterySwitch: LotterySwitch,
  lotteryBoard: LotteryBoard,
  lotteryDraws: LotteryDraws,
} as unknown as Host['handwritten']

function block<Name extends HandwrittenName>(
  name: Name,
  props: { readonly [P in keyof PropsOf<Name>]: unknown },
): Block {
  return { type: 'handwritten', id: name, off: false, name, props }
}

/** A screen of a lottery with its three parts, as its document places them. */
export const lotteryPlan = (typeid: string, ballEvery = 1, warnAt = 5) =>
  planOf(
    [
      block('lotterySwitch', { lotteries: 'lotteries', typeid, lottery: '', tab: '' }),
      block('lotteryRound', {
        typeid,
        title: 'Speed',
        times: 'times',
        draw: 'draw',
        draws: 'draws',
        orders: 'orders',
        ballEvery,
        warnAt,
        warnFor: 7,
      }),
      block('lotteryBoard', {
        typeid,
        lottery: 'speed',
        title: 'Speed',
        plays: expressionOf('data.plays'),
        times: 'times',
        orders: 'orders',
        chips: expressionOf('settings.chips'),
        payoutDecimals: 3,
      }),
      block('lotteryDraws', { typeid, draws: 'draws' }),
    ],
    {
      sources: {
        lotteries: { call: 'getLotteryList', keep: false },
        plays: { call: 'getLotteryPlays', with: { typeid }, keep: false },
        times: { call: 'getLotteryTimes', with: { lottery_name: 'speed' }, keep: false },
        draw: {
          call: 'getLotteryDraw',
          with: { lottery_name: 'speed', expect: expressionOf('data.times.last_expect') },
          keep: false,
          poll: {
            every: expressionOf("data.draw.?opencode.orValue('') == '' ? 3 : 0"),
          },
        },
        draws: {
          call: 'getLotteryDraws',
          with: { lottery_name: 'speed' },
          keep: false,
          paging: { first: 1, offset: 300, finished: 'list.finished' },
        },
        orders: {
          call: 'getLotteryOrders',
          with: { lottery_name: 'speed' },
          keep: false,
          paging: { first: 1, offset: 300, finished: 'list.finished' },
        },
      },
    },
  )

/** The lottery that the screen plays comes first; the others are one tap away. */
const lotteryList = (typeid: string) => [
  { typeid, name: 'speed', logo: '', title: 'Speed' },
  { typeid, name: 'classic', logo: '', title: 'Classic' },
  { typeid: 'pk10', name: 'cars', logo: '', title: 'Cars' },
  { typeid: 'keno', name: 'balls', logo: '', title: 'Balls' },
]

/** A host whose platform has a period open for so many seconds, and the draw before it done. */
export function lotteryOptions(typeid: string, seconds = 60, locale: Locale = 'en'): TestHostOptions {
  const opencode = { k3: '1,4,6', pk10: '10,1,2,9,8,3,7,5,4,6' }[typeid] ?? '7,0,3'
  return {
    answers: {
      getLotteryList: lotteryList(typeid),
      getLotteryPlays: () => playsOf(typeid, locale),
      getLotteryTimes: { current_expect: '101', last_expect: '100', reamin_time: seconds },
      getLotteryDraw: ({ expect }) => ({ expect, opencode, opentime: '2026-11-23 13:00:00' }),
      getLotteryDraws: { data: [{ expect: '100', opencode, opentime: '2026-11-23 13:00:00' }], last_page: 1 },
      getLotteryOrders: { data: [], last_page: 1 },
      submitLotteryOrder: null,
    },
    handwritten: lotteryParts,
    settings: { chips: ['5', '10', '50', '100', '1000'].map((chip) => new Big(chip)) },
  }
}
