import { redPacketRules } from '../bonus/redPacketRules.ts'
import { activities, activityTypes, eventAt, type ActivityEntry } from '../content/activities.ts'
import { vipLevels } from '../content/vipLevels.ts'
import { pageOf } from '../history/paging.ts'
import type { Locale } from '../Locale.ts'
import { messageOf } from '../messages.ts'
import type { Data, OperationMap } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'
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

const applicationStates = { pending: 1, approved: 2, rejected: 3 } as const

/** Activities, red packets and the VIP ladder. */
export function bonusOperations(desks: Desks): Pick<OperationMap, BonusOperation> {
  const { activities: applications, clock, redPackets } = desks

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
      return { data: { data: wanted.map((entry) => activityData(entry, locale, clock.now())) } }
    },

    getActivityDetail: ({ id }, { locale }) => ({
      data: activityData(activityOf(id), locale, clock.now()),
    }),

    applyActivity({ activityid }, caller) {
      const { id } = activityOf(activityid)
      applications.apply(caller.member().id, id)
      return { data: null, message: messageOf('activityApplied', caller.locale) }
    },

    getActivityApplyLog({ page }, caller) {
      const { rows, last } = pageOf(applications.of(caller.member().id), page)
      const data = rows.map((row) => ({
        id: row.id,
        activity_id: row.activityId,
        activity_name: activityOf(row.activityId).title[caller.locale],
        created_at: formatPlatformTime(row.at),
        state: applicationStates[row.state],
        ...(row.decidedAt !== undefined && { decided_at: formatPlatformTime(row.decidedAt) }),
        ...(row.state === 'rejected' && { reason: messageOf('conditionsUnmet', caller.locale) }),
        ...(row.bonus && { bonus: row.bonus.toFixed() }),
      }))
      return { data: { data, last_page: last } }
    },

    getUserRedPacket(_, caller) {
      const { id } = caller.member()
      const [left, made] = [redPackets.earnedBy(id).length, redPackets.of(id).length]
      const rules = redPacketRules.map(({ start_time, end_time, day_flow, flow_money, recharge }) => ({
        start_time,
        end_time,
        day_flow,
        flow_money,
        recharge,
      }))
      return { data: { sendnums: left, acquirednum: made, max_times: left + made, rules } }
    },

    claimRedPacket(_, caller) {
      const { won } = redPackets.open(caller.member())
      return { data: { redpacketmoney: won.toFixed() }, message: messageOf('success', caller.locale) }
    },

    getRedPacketRecords({ page }, caller) {
      const { rows, last } = pageOf(redPackets.of(caller.member().id), page)
      const data = rows.map((row) => ({
        id: row.id,
        money: redPacketRules[row.rule]?.recharge ?? '0',
        redpacketmoney: row.won.toFixed(),
        created_at: formatPlatformTime(row.earnedAt),
        usetime: formatPlatformTime(row.openedAt),
      }))
      return { data: { data, last_page: last } }
    },

    getUserVip: () => ({ data: vipLevels.map((row, index) => ({ ...row, level: index + 1 })) }),
  }
}

function activityData(entry: ActivityEntry, locale: Locale, at: number): Data<'getActivityDetail'> {
  const { id, title, banner, content, memo } = eventAt(entry, locale, at)
  return { id, title, banner, content, memo }
}
