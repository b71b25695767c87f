/**
 * Sends a call once that several ask for in one turn, such as the sums and the first page of a list. Aborted when none
 * of them waits any more.
 */
export type Together = <T>(
  question: string,
  signal: AbortSignal,
  send: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

interface Shared {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

export function createTogether(): Together {
  const turn = new Map<string, Shared>()

  function begin(question: string, send: (signal: AbortSignal) => Promise<unknown>): Shared {
    const controller = new AbortController()
    const shared: Shared = { answer: send(controller.signal), controller, waiting: 0 }
    turn.set(question, shared)
    // A later question is sent again: a call in between may have changed the answer.
    setTimeout(() => turn.delete(question), 0)
    return shared
  }

  return async <T>(question: string, signal: AbortSignal, send: (signal: AbortSignal) => Promise<T>) => {
    const known = turn.get(question)
    const shared = known && !known.controller.signal.aborted ? known : begin(question, send)
    shared.waiting += 1
    signal.addEventListener('abort', () => {
      shared.waiting -= 1
      if (shared.waiting === 0) shared.controller.abort()
    })
    return shared.answer as Promise<T>
  }
}
