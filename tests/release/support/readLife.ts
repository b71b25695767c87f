export interface Acknowledged {
  readonly seq: number
  readonly sha: string
}

/** The attempt that the kill cut off, if it did. */
export interface CutOff {
  readonly key: string
  readonly expectedSeq: number
  /** For a rollback: the release that it restores. */
  readonly backTo?: number
}

export interface Life {
  readonly done: readonly Acknowledged[]
  readonly cutOff: CutOff | undefined
}

/** What a process printed about its publishes until it was killed. */
export function readLife(lines: readonly string[]): Life {
  const done = lines.flatMap((line) => {
    const [word, , seq, sha = ''] = line.split(' ')
    return word === 'done' ? [{ seq: Number(seq), sha }] : []
  })
  const [word, key = '', expectedSeq, what] = lines.at(-1)?.split(' ') ?? []
  return {
    done,
    cutOff:
      word === 'try'
        ? { key, expectedSeq: Number(expectedSeq), ...(what !== 'publish' && { backTo: Number(what) }) }
        : undefined,
  }
}
