/** Answers by what they are made of: who asks for the same shares one run, and the newest few answers stand. One that failed, or may not be kept, is made anew for who asks after it. */
export function createKept<T>(
  most: number,
  mayKeep: (answer: T) => boolean = () => true,
): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>()

  function begin(key: string, make: () => Promise<T>): Promise<T> {
    const answer = make()
    const forget = (): void => {
      if (kept.get(key) === answer) kept.delete(key)
    }
    answer.then((made) => mayKeep(made) || forget(), forget)
    return answer
  }

  return (key, make) => {
    const answer = kept.get(key) ?? begin(key, make)
    // Anew, so that what was asked for last is forgotten last.
    kept.delete(key)
    kept.set(key, answer)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
