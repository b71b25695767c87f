import { diffArrays } from 'diff'

export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** The lines of two texts in one list, by their longest common subsequence. */
export function lineDifference(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((text): DiffLine => ({ kind: removed ? 'gone' : added ? 'new' : 'same', text })),
  )
}

/** Only the lines that differ with a few around them; a gap replaces the rest. */
export function withoutFar(lines: readonly DiffLine[], around = 2): readonly (DiffLine | 'gap')[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  )
  return lines.flatMap((line, at): (DiffLine | 'gap')[] =>
    isNear[at] ? [line] : at > 0 && isNear[at - 1] === false ? [] : ['gap'],
  )
}
