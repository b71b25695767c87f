import type { Entry } from '../find.ts'
import type { ReadPinyin } from '../indexRows.ts'
import { hasHan, spell } from '../spell.ts'

/** A game as a search has it: its names, the foremost first. */
export interface Game {
  readonly names: readonly string[]
  readonly group?: string
  readonly isLast?: boolean
}

const list: Entry['list'] = {
  source: 'games',
  label: { c: 'games' },
  alike: [],
  key: { e: 0 },
  row: { title: { c: 'name' }, also: [] },
}

/** Entries as the rows of a list become them; each is called by its first name. */
export function entriesOf(games: readonly Game[], readPinyin?: ReadPinyin): readonly Entry[] {
  return games.map(({ names, group = '', isLast = false }) => ({
    key: names[0] ?? '',
    row: {},
    list,
    names: names.flatMap((name) => (readPinyin && hasHan(name) ? [spell(name), readPinyin(name)] : [spell(name)])),
    group,
    groupName: '',
    isLast,
  }))
}
