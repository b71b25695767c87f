export interface FairTurns {
  /**
   * Runs the task of `owner` when it is their turn. Throws what `refuse` makes, at once, where the owner already has as
   * many places as are free.
   */
  <T>(owner: string, task: () => Promise<T>): Promise<T>
}

/**
 * Runs tasks one after the other, the owners in turn: an owner with one task waits for at most one of each other owner.
 * However many of the places some of them take, what they leave is free for the next: the first gets half of them, the
 * second half of the rest. `refuse` is given how many the owner has.
 */
export function createFairTurns(places: number, refuse: (own: number) => Error): FairTurns {
  /** In the order of their turns; an owner without a task has no list. */
  const waiting = new Map<string, (() => Promise<void>)[]>()
  const held = new Map<string, number>()
  let isWorking = false

  function hold(owner: string, more: 1 | -1): void {
    const count = (held.get(owner) ?? 0) + more
    if (count === 0) held.delete(owner)
    else held.set(owner, count)
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    for (let [turn] = waiting; turn !== undefined; [turn] = waiting) {
      const [owner, [task, ...rest]] = turn
      waiting.delete(owner)
      if (rest.length > 0) waiting.set(owner, rest)
      await task?.()
      hold(owner, -1)
    }
    isWorking = false
  }

  return (owner, task) => {
    const own = held.get(owner) ?? 0
    const free = places - [...held.values()].reduce((sum, count) => sum + count, 0)
    if (own >= free) return Promise.reject(refuse(own))
    hold(owner, 1)
    return new Promise((resolve, reject) => {
      const settled = (): Promise<void> => task().then(resolve, reject)
      waiting.set(owner, [...(waiting.get(owner) ?? []), settled])
      void work()
    })
  }
}
