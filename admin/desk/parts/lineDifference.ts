export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** The lines of two texts in one list, by their longest common subsequence. */
export function lineDifference(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1
  const same = (texts: readonly string[]): readonly DiffLine[] => texts.map((text) => ({ kind: 'same', text }))
  return [
    ...same(before.slice(0, start)),
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ]
}

function between(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const lengths = commonLengths(before, after)
  const lengthAt = (i: number, j: number): number => lengths[i * (after.length + 1) + j] ?? 0
  const lines: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    const gone = before[i]
    const fresh = after[j]
    if (gone !== undefined && gone === fresh) {
      lines.push({ kind: 'same', text: gone })
      i += 1
      j += 1
    } else if (fresh === undefined || (gone !== undefined && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      lines.push({ kind: 'gone', text: gone ?? '' })
      i += 1
    } else {
      lines.push({ kind: 'new', text: fresh })
      j += 1
    }
  }
  return lines
}

/** How many lines the ends of both have in common, from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  return lengths
}

/** Only the lines that differ with a few around them; a gap stands for the rest. */
export function withoutFar(lines: readonly DiffLine[], around = 2): readonly (DiffLine | 'gap')[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  )
  return lines.flatMap((line, at): (DiffLine | 'gap')[] =>
    isNear[at] ? [line] : at > 0 && isNear[at - 1] === false ? [] : ['gap'],
  )
}
