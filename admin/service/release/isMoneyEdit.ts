import { isMoneySetting } from '../../../src/format/isMoneySetting.ts'
import type { Edit, SourceFile } from '../Format.ts'

type Part = Readonly<Record<string, unknown>>

/**
 * Whether an edit decides over money: a limit, a pay way, hours, or a screen or a part of one that makes a call that moves
 * money, as it is edited or as it is shipped. Which calls do is what the shipped screens say of them.
 */
export function isMoneyEdit({ fact, value }: Pick<Edit, 'fact' | 'value'>, shipped: readonly SourceFile[]): boolean {
  const rest = fact.slice(fact.indexOf(':') + 1)
  if (fact.startsWith('settings:')) return isMoneySetting(rest)
  const calls = moneyCalls(shipped)
  const movesMoney = (part: unknown): boolean =>
    find(part, (inner) => inner['money'] === true || calls.has(inner['call'])) !== undefined
  if (fact.startsWith('screen:')) return movesMoney(value) || movesMoney(screenOf(shipped, rest))
  if (!fact.startsWith('block:')) return false
  const [screen = '', id] = rest.split('/')
  const document = screenOf(shipped, screen)
  // Of a part that is not there any more cannot be told what it was.
  return movesMoney(find(document, (part) => part['id'] === id && typeof part['type'] === 'string') ?? document)
}

const screenOf = (files: readonly SourceFile[], id: string): unknown =>
  JSON.parse(files.find(({ path }) => path === `screens/${id}.json`)?.text ?? 'null')

function moneyCalls(files: readonly SourceFile[]): ReadonlySet<unknown> {
  const calls = new Set<unknown>()
  const screens = files.filter(({ path }) => path.startsWith('screens/'))
  for (const { text } of screens)
    find(JSON.parse(text), (part) => {
      if (part['money'] === true) calls.add(part['call'])
      return false
    })
  return calls
}

/** The first object in a value that a test holds for. */
function find(value: unknown, test: (part: Part) => boolean): Part | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value) && test(value as Part)) return value as Part
  for (const inner of Object.values(value)) {
    const found = find(inner, test)
    if (found !== undefined) return found
  }
  return undefined
}
