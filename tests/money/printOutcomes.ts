import { verdicts } from './model/Verdict.ts'
import type { Outcome } from './playSteps.ts'

const NAME = 24
const CELL = 14

/** Prints what members were told about each operation; for unknown ones, also how many had happened. */
export function printOutcomes(outcomes: readonly Outcome[]): void {
  const line = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(NAME)}${cells.map((cell) => String(cell).padStart(CELL)).join('')}\n`
  const count = (name: string, some: readonly Outcome[]) => {
    const by = Map.groupBy(some, ({ verdict }) => verdict)
    const unknown = by.get('unknown') ?? []
    return line(name, [
      ...verdicts.map((verdict) => by.get(verdict)?.length ?? 0),
      unknown.filter(({ happened }) => happened).length,
      some.length,
    ])
  }
  const names = [...Map.groupBy(outcomes, ({ name }) => name)].toSorted(([a], [b]) => a.localeCompare(b))
  process.stdout.write(
    line('operation', [...verdicts, 'of unknown', 'all']) +
      names.map(([name, some]) => count(name, some)).join('') +
      count('all', outcomes),
  )
}
