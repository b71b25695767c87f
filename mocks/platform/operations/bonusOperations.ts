import { Big } from 'big.js'
import { accountsOf, house } from '../books/accounts.ts'
import { activities, activityTypes, type ActivityEntry } from '../content/activities.ts'
import { vipLevels } from '../content/vipLevels.ts'
import { createRandom } from '../createRandom.ts'
import { pageOf } from '../history/paging.ts'
import type { Locale } from '../Locale.ts'
import { messageOf } from '../messages.ts'
import type { Data, OperationMap } from '../Operations.ts'
import { formatPlatformTime, startOfPlatformDay } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'

type BonusOperation =
  | 'getActivityTypes'
  | 'getActivityList'
  | 'getActivityDetail'
  | 'applyActivity'
  | 'getActivityApplyLog'
  | 'getUserRedPacket'
  | 'claimRedPacket'
  | 'getRedPacketRecords'
  | 'getUserVip'

/** Draws are open from 10:00 until midnight, UTC+8 (spec § 9). */
const window = { start_time: '10:00:00', end_time: '23:59:59' }

const redPacketRules = [
  { ...window, day_flow: '100000', flow_money: '10000', recharge: '100000' },
  { ...window, day_flow: '500000', flow_money: '50000', recharge: '1000000' },
  { ...window, day_flow: '2000000', flow_money: '100000', recharge: '10000000' },
]

/** Activities, red packets and the VIP ladder. */
export function bonusOperations(desks: Desks): Pick<OperationMap, BonusOperation> {
  const { books, clock, history, settings } = desks
  const luck = createRandom(`${desks.seed}:red-packets`)

  function activityOf(id: string): ActivityEntry {
    const activity = activities.find((entry) => entry.id === id)
    if (!activity) throw new Refusal('notFound')
    return activity
  }

  return {
    getActivityTypes: (_, { locale }) => ({
      data: activityTypes.map(({ id, name }) => ({ id, name: name[locale] })),
    }),

    getActivityList({ type }, { locale }) {
      const wanted = type ? activities.filter((entry) => entry.type === type) : activities
      return { data: { data: wanted.map((entry) => activityData(entry, locale)) } }
    },

    getActivityDetail: ({ id }, { locale }) => ({ data: activityData(activityOf(id), locale) }),

    applyActivity({ activityid }, caller) {
      const applications = history.pastOf(caller.member()).activities
      const { id } = activityOf(activityid)
      if (applications.some((row) => row.activityId === id && row.at >= startOfPlatformDay(clock.now()))) {
        throw new Refusal('activityAgain')
      }
      applications.unshift({ id: `A${clock.now()}`, at: clock.now(), activityId: id, state: 1 })
      return { data: null, message: messageOf('activityApplied', caller.locale) }
    },

    getActivityApplyLog({ page }, caller) {
      const { rows, last } = pageOf(history.pastOf(caller.member()).activities, page)
      const data = rows.map((row) => ({
        id: row.id,
        activity_id: row.activityId,
        activity_name: activityOf(row.activityId).title[caller.locale],
        created_at: formatPlatformTime(row.at),
        state: row.state,
      }))
      return { data: { data, last_page: last } }
    },

    getUserRedPacket(_, caller) {
      const { redPacketsLeft: left, redPacketsMade: made } = caller.member()
      return { data: { sendnums: left, acquirednum: made, max_times: left + made, rules: redPacketRules } }
    },

    claimRedPacket(_, caller) {
      const member = caller.member()
      if (!settings.redPacketsOn) throw new Refusal('redPacketOver')
      const time = formatPlatformTime(clock.now()).slice(11)
      if (time < window.start_time || time > window.end_time) throw new Refusal('redPacketHours')
      if (member.redPacketsLeft <= 0) throw new Refusal('redPacketNone')
      const won = new Big(luck.integer(5, 88) * 100)
      books.post('redPacket', [
        { debit: house.promo, credit: accountsOf(member.id).main, currency: 'KRW', amount: won },
      ])
      member.redPacketsLeft -= 1
      member.redPacketsMade += 1
      history.pastOf(member).redPackets.unshift({
        id: `P${clock.now()}-${member.redPacketsMade}`,
        at: clock.now(),
        deposit: new Big(100_000),
        won,
      })
      return { data: { redpacketmoney: won.toFixed() }, message: messageOf('success', caller.locale) }
    },

    getRedPacketRecords({ page }, caller) {
      const { rows, last } = pageOf(history.pastOf(caller.member()).redPackets, page)
      const data = rows.map((row) => ({
        id: row.id,
        money: row.deposit.toFixed(),
        redpacketmoney: row.won.toFixed(),
        created_at: formatPlatformTime(row.at),
        usetime: formatPlatformTime(row.at),
      }))
      return { data: { data, last_page: last } }
    },

    getUserVip: () => ({ data: vipLevels.map((row, index) => ({ ...row, level: index + 1 })) }),
  }
}

function activityData(entry: ActivityEntry, locale: Locale): Data<'getActivityDetail'> {
  return {
    id: entry.id,
    title: entry.title[locale],
    banner: entry.banner,
    content: entry.content[locale],
    memo: entry.memo[locale],
  }
}
