import { activityRules, type ActivityRule } from '../bonus/activityRules.ts'
import { startOfPlatformDay } from '../platformTime.ts'
import type { Player } from './Player.ts'

/** Applies to the first event of a kind, unless that was done today. */
export function applyTo({ member, desks }: Player, kind: ActivityRule['kind']): void {
  const [id] = Object.entries(activityRules).find(([, rule]) => rule.kind === kind) ?? []
  if (id === undefined) return
  const today = startOfPlatformDay(desks.clock.now())
  const has = desks.activities.of(member.id).some(({ activityId, at }) => activityId === id && at >= today)
  if (!has) desks.activities.apply(member.id, id)
}
