import { documentAt } from '../../../../src/format/documentAt.ts'
import { parseFact } from '../../../../src/format/fact.ts'
import { isObject } from '../../../../src/format/value/isObject.ts'
import { isMoneySetting } from '../../../../src/format/declaredSettings.ts'
import type { Edit, SourceFile } from '../../base/Format.ts'

type Part = Readonly<Record<string, unknown>>

/**
 * Whether an edit concerns money: a limit, a pay way, hours, or a screen or a block of one that makes a call that moves
 * money, as edited or as shipped. The shipped screens say which calls do.
 */
export function isMoneyEdit({ fact, value }: Pick<Edit, 'fact' | 'value'>, shipped: readonly SourceFile[]): boolean {
  const parsed = parseFact(fact)
  if (parsed?.kind === 'settings') return isMoneySetting(parsed.pointer)
  const calls = moneyCalls(shipped)
  const movesMoney = (part: unknown): boolean =>
    find(part, (inner) => inner['money'] === true || calls.has(inner['call'])) !== undefined
  if (parsed?.kind === 'screen') return movesMoney(value) || movesMoney(screenOf(shipped, parsed.id))
  if (parsed?.kind !== 'block') return false
  const document = screenOf(shipped, parsed.screen)
  // A block that is gone may have moved money.
  return movesMoney(
    find(document, (inner) => inner['id'] === parsed.block && typeof inner['type'] === 'string') ?? document,
  )
}

const screenOf = (files: readonly SourceFile[], id: string): unknown => documentAt(files, `screens/${id}.json`)

function moneyCalls(files: readonly SourceFile[]): ReadonlySet<unknown> {
  const calls = new Set<unknown>()
  const screens = files.filter(({ path }) => path.startsWith('screens/'))
  for (const { path } of screens)
    find(documentAt(files, path), (part) => {
      if (part['money'] === true) calls.add(part['call'])
      return false
    })
  return calls
}

/** The first object in a value that a test holds for. */
function find(value: unknown, test: (part: Part) => boolean): Part | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isObject(value) && test(value)) return value
  for (const inner of Object.values(value)) {
    const found = find(inner, test)
    if (found !== undefined) return found
  }
  return undefined
}
