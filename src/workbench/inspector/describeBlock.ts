import type { Block } from '../../format/blocks/Block.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import type { Reader } from '../../renderer/reading/reader.ts'
import type { ScreenStore } from '../../renderer/screen/createScreenStore.ts'
import { dependenciesOf } from '../../renderer/screen/dependenciesOf.ts'
import type { SourceState } from '../../renderer/screen/SourceState.ts'
import type { BlockSource } from '../../build/DevMessages.ts'
import { koreanText } from '../ClockSetting.ts'
import { describeParts, partOf, type Slot } from './describeSlots.ts'
import { printValue } from './printValue.ts'
import { secretsOf } from './secrets.ts'

/** Everything there is to know of a block, or of a screen, as it is played now. */
export interface BlockFacts {
  readonly slots: readonly Slot[]
  /** Sources that it reads, and then those that the rest of the screen reads. */
  readonly sources: readonly SourceFacts[]
}

export interface SourceFacts {
  readonly name: string
  readonly call: string
  /** Whether the block, or one inside it, reads it. */
  readonly isRead: boolean
  readonly status: SourceState['status'] | 'off'
  /** The kind of the last failure, also when there still is an answer. */
  readonly error: string | undefined
  /** In Korea. */
  readonly answeredAt: string | undefined
  readonly slots: readonly Slot[]
  readonly answer: string
}

export interface Described {
  readonly part: Block | ScreenPlan
  readonly plan: ScreenPlan
  readonly store: ScreenStore
  /** How its author wrote it, when that is known. */
  readonly source: BlockSource | undefined
}

export function describeBlock(read: Reader, { part, plan, store, source: written }: Described): BlockFacts {
  const context = { read, plan, isSecret: secretsOf(plan) }
  const isRead = readBy(part, plan)
  const sources = Object.entries(plan.sources).map(([name, source]): SourceFacts => {
    const { status, data, off, error, answeredAt } = store.source(name).getSnapshot()
    return {
      name,
      call: source.call,
      isRead: isRead(name),
      status: off ? 'off' : status,
      error: describeError(error),
      answeredAt: answeredAt === undefined ? undefined : koreanText(answeredAt),
      slots: describeParts(source, partOf(written?.sources, name), context, ['call']),
      answer: printValue(data, context.isSecret),
    }
  })
  return {
    slots: describeParts(part, written?.value, context, told),
    sources: sources.toSorted((a, b) => Number(b.isRead) - Number(a.isRead)),
  }
}

/** Keys that the panel shows elsewhere. */
const told = ['id', 'type', 'sources']

/** Read by an expression, through a value of the screen, or by its name alone, as a list reads its rows. */
function readBy(part: object, plan: ScreenPlan): (source: string) => boolean {
  const values = (names: readonly string[], seen: ReadonlySet<string>): readonly string[] =>
    names.flatMap((name) => {
      const value = name.startsWith('value.') && !seen.has(name) ? plan.values[name.slice('value.'.length)] : undefined
      return value === undefined ? [name] : [name, ...values(dependenciesOf(value), new Set([...seen, name]))]
    })
  const names = new Set(values(dependenciesOf(part), new Set()))
  const named = new Set(namedSources(part))
  return (source) => names.has('data') || names.has(`data.${source}`) || named.has(source)
}

function namedSources(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'source' && typeof value === 'string' ? [value] : namedSources(value),
  )
}

function describeError(error: unknown): string | undefined {
  if (error === undefined) return undefined
  if (!(error instanceof PlatformError)) return error instanceof Error ? error.message : 'unknown'
  return [error.kind, error.code, error.message].filter((part) => part !== undefined && part !== '').join(' ')
}
