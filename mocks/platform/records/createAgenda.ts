/** Kinds of things that happen at their time, without a call. */
const dueKinds = [
  'deposit',
  'depositExpiry',
  'withdrawal',
  'draw',
  'match',
  'activity',
  'agentApplication',
  'dayEnd',
] as const

export type DueKind = (typeof dueKinds)[number]

export interface Due {
  /** In milliseconds since the epoch. */
  readonly at: number
  readonly kind: DueKind
  /** Of the order, the bet or the application that it is about; empty for the day. */
  readonly key: string
}

export interface Agenda {
  add: (due: Due) => void
  /** Takes the earliest thing off that is due by then. */
  take: (by: number) => Due | undefined
}

/** Keeps the list in order, latest first; what is due at the same moment happens in the order it was added. */
export function createAgenda(list: Due[]): Agenda {
  return {
    add(due) {
      const later = list.findLastIndex(({ at }) => at > due.at)
      list.splice(later + 1, 0, due)
    },
    take(by) {
      const next = list.at(-1)
      if (!next || next.at > by) return undefined
      list.pop()
      return next
    },
  }
}
