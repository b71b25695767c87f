/** Rows of all members, in the order they were written down. */
export interface Log<Row> {
  add: (row: Row) => void
  /** A member's rows, oldest first. */
  of: (memberId: string) => readonly Row[]
  readonly size: number
  /** The same rows, apart from these from now on. Costs little however many there are; these must not change after it. */
  fork: () => Log<Row>
}

/** A log whose rows have keys and may be replaced. */
export interface Shelf<Row> extends Log<Row> {
  /** Puts a row in the place of the one that has its key; there must be one. */
  replace: (row: Row) => void
  find: (key: string) => Row | undefined
  fork: () => Shelf<Row>
}

interface Kept {
  readonly memberId: string
}

type Write<Row> = (memberId: string) => Row[]

/**
 * Keeps rows by member. A fork shares a member's rows until it writes one, so that a past of years can be the
 * beginning of any number of platforms.
 */
function createLogToWrite<Row extends Kept>(
  parent?: Log<Row>,
): { log: Omit<Log<Row>, 'fork'>; rowsToWrite: Write<Row> } {
  const own = new Map<string, Row[]>()
  let size = parent?.size ?? 0

  const rowsToWrite: Write<Row> = (memberId) => {
    const known = own.get(memberId)
    if (known) return known
    const rows = [...(parent?.of(memberId) ?? [])]
    own.set(memberId, rows)
    return rows
  }

  return {
    rowsToWrite,
    log: {
      add(row) {
        rowsToWrite(row.memberId).push(row)
        size += 1
      },
      of: (memberId) => own.get(memberId) ?? parent?.of(memberId) ?? [],
      get size() {
        return size
      },
    },
  }
}

export function createLog<Row extends Kept>(parent?: Log<Row>): Log<Row> {
  const { log } = createLogToWrite(parent)
  const forked: Log<Row> = Object.assign(log, { fork: () => createLog(forked) })
  return forked
}

export function createShelf<Row extends Kept>(keyOf: (row: Row) => string, parent?: Shelf<Row>): Shelf<Row> {
  const { log, rowsToWrite } = createLogToWrite(parent)
  const byKey = new Map<string, Row>()
  const { add } = log

  const shelf: Shelf<Row> = Object.assign(log, {
    add(row: Row) {
      add(row)
      byKey.set(keyOf(row), row)
    },
    replace(row: Row) {
      const key = keyOf(row)
      const rows = rowsToWrite(row.memberId)
      // What is still to be decided is near the end.
      const index = rows.findLastIndex((known) => keyOf(known) === key)
      if (index < 0) throw new RangeError(`There is no row ${key} to replace.`)
      rows[index] = row
      byKey.set(key, row)
    },
    find: (key: string) => byKey.get(key) ?? parent?.find(key),
    fork: () => createShelf(keyOf, shelf),
  })
  return shelf
}
