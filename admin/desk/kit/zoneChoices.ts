import { ownZone } from './ownZone.ts'
import { MEMBERS_ZONE } from '../../../src/format/time/zones.ts'

/** The time zones an operator may mean: the members', the platform's, their own, and UTC. */
export function zoneChoices(current: string): readonly string[] {
  return [...new Set([current, MEMBERS_ZONE, 'Asia/Shanghai', ownZone(), 'UTC'])]
}
