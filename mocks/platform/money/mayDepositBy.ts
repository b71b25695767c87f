import type { Desks } from '../World.ts'
import { joinedDays } from '../members/joinedDays.ts'
import type { Member } from '../members/Member.ts'
import type { PayWay } from './EnforcedLimits.ts'

/** Whether the rules of the live release let a member deposit by a way: what phones only hide is refused here. */
export function mayDepositBy(
  { clock, limits, vip }: Pick<Desks, 'clock' | 'limits' | 'vip'>,
  member: Member,
  way: PayWay,
): boolean {
  const rule = limits().access?.find((each) => each.way === way)
  if (rule === undefined) return true
  const { who, vipFrom, vipTo, sinceDays } = rule
  const level = vip.levelOf(member.id)
  const isMeant = who === 'everybody' || (who === 'agents') === member.isAgent
  return isMeant && vipFrom <= level && level <= vipTo && joinedDays(member, clock.now()) >= sinceDays
}
