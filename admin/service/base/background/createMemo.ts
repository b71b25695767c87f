import { LRUCache } from 'lru-cache'

/**
 * Answers by what they are made of: callers who ask for the same share one run, and the most recently asked answers are
 * kept. One that failed, or may not be kept, is made again for the next caller; `fetch` of `lru-cache` would keep it.
 */
export function createMemo<T>(
  most: number,
  mayKeep: (answer: T) => boolean = () => true,
): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new LRUCache<string, Promise<T>>({ max: most })

  function begin(key: string, make: () => Promise<T>): Promise<T> {
    const answer = make()
    const forget = (): void => {
      if (kept.peek(key) === answer) kept.delete(key)
    }
    answer.then((made) => mayKeep(made) || forget(), forget)
    return answer
  }

  return (key, make) => {
    const answer = kept.get(key) ?? begin(key, make)
    kept.set(key, answer)
    return answer
  }
}
