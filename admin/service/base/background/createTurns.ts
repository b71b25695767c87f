/** Runs tasks one after the other, in the order they were handed in; a failed one does not stop the next. */
export function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const mine = last.then(task, task)
    last = mine.catch(() => undefined)
    return mine
  }
}
