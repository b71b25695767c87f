import { titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { functionOf, type StopName, wayOfStop } from '../../../../src/format/wire/stops.ts'
import type { Words } from '../../words/useWords.ts'

/** A stop by its name, or in a sentence about it; a pay way's is made with the title of the way. */
export function stopText(
  name: StopName,
  { t, locale }: Words,
  said: '' | 'Closes' | 'Stop' | 'Stopped' | 'Lifted' = '',
): string {
  const way = wayOfStop(name)
  if (way === undefined) return t(`stops.${functionOf(name)}${said}`)
  return t(`stops.way${said}`, { way: titleOfSetting(`/recharge/${way}`, locale) ?? way })
}
