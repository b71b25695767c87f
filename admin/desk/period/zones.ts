import { ownZone } from '../parts/momentText.ts'

/** The time zones an operator may mean: the members', the platform's, their own, and UTC. */
export function zoneChoices(current: string): readonly string[] {
  return [...new Set([current, 'Asia/Seoul', 'Asia/Shanghai', ownZone(), 'UTC'])]
}
