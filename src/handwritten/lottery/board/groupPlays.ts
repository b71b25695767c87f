import type { Entity } from '../../../platform/Operations.ts'

export type Play = Entity<'PlayOption'>

/** The options of one group, in the platform's order. */
export interface PlayGroup {
  readonly title: string
  readonly plays: readonly Play[]
}

/** The groups of a board: class2 is the group, class3 the cell. Options the platform adds appear by themselves. */
export function groupPlays(plays: readonly Play[]): readonly PlayGroup[] {
  const groups = new Map<string, Play[]>()
  for (const play of plays) {
    const group = groups.get(play.class2)
    if (group) group.push(play)
    else groups.set(play.class2, [play])
  }
  return [...groups].map(([title, group]) => ({ title, plays: group }))
}
