import type { Outcome } from './tryMutation.ts'

const verdicts = ['accepted', 'refused by meaning', 'refused by shape', 'no change'] as const
const WIDTH = 34

/** Prints how many mutations of each kind the check accepted and refused. */
export function printOutcomes(outcomes: readonly Outcome[]): void {
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(WIDTH)}${cells.map((cell) => cell.padStart(20)).join('')}\n`
  const count = (name: string, some: readonly Outcome[]) =>
    line(
      name,
      verdicts.map((verdict) => String(some.filter((outcome) => outcome.verdict === verdict).length)),
    )
  const kinds = [...Map.groupBy(outcomes, ({ kind }) => kind)].toSorted(([a], [b]) => a.localeCompare(b))
  process.stdout.write(
    line('mutation', verdicts) + kinds.map(([kind, some]) => count(kind, some)).join('') + count('all', outcomes),
  )
}
