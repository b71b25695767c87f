/** The time zones an operator may mean: the members', the platform's, their own, and UTC. */
export function zoneChoices(current: string): readonly string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return [...new Set([current, 'Asia/Seoul', 'Asia/Shanghai', own, 'UTC'])]
}
