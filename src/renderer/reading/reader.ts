import { Big } from 'big.js'
import type { Scope } from '../../format/expression/evaluate.ts'
import type { Lists } from '../../format/lists.ts'
import type { Locale } from '../../format/locales.ts'
import type { DisplayAs, DisplayFormat } from '../../format/shape/common.ts'
import {
  isExpression,
  isFormatted,
  isLabel,
  type CompiledLabel,
  type CompiledText,
  type Expression,
  type Picked,
} from '../../format/shape/compiled.ts'
import type { Translate } from '../host/Host.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import { evaluateIn, type Outcome } from '../screen/evaluateIn.ts'
import { hiddenFigures } from '../screen/hiddenFigures.ts'
import type { ScopeExtras } from '../screen/createNames.ts'
import { formatDisplay, readOption } from './display.ts'

/** Reads the slots of a plan in one scope. */
export interface Reader {
  /** The outcome of a slot. */
  outcome(slot: unknown): Outcome
  /** The same, where an absent name is not a fault. */
  quietly(slot: unknown): Outcome
  /** A literal or what an expression yields; the fallback while it is on its way, absent or an error. */
  value(slot: unknown, fallback?: unknown): unknown
  /** Shown text, empty while what it says is on its way or could not be read. */
  text(slot: CompiledText | undefined): string
  /** The name that holds now; by a condition, its `else` until it holds for sure. */
  pick<T extends string | undefined>(slot: T | Picked<NonNullable<T>>): T
  /** Whether it holds for sure; one that is left out does. */
  condition(expression: Expression | undefined): boolean
  display(value: unknown, as: DisplayAs): string
  /** The same in a row. */
  row(row: unknown): Reader
  readonly translate: Translate
  readonly lists: Lists
  readonly locale: Locale
}

export interface Reading {
  /** Something that was read has not come yet. */
  pending: boolean
  /** Sources that were read and could not be. */
  readonly failed: Set<string>
  readonly problems: Set<string>
}

/** Reads slots at a place of a screen as they are at this moment; `reading` takes how far what is read can be trusted. */
export function readerIn(store: ScreenStore, extras: ScopeExtras, reading: Reading): Reader {
  const { host } = store.renderer
  return createReader({
    scope: store.scope(extras),
    translate: host.text.getSnapshot(),
    locale: host.locale.getSnapshot(),
    lists: host.lists.getSnapshot(),
    hidesBalances: hiddenFigures(host).getSnapshot(),
    reading,
    mayBeAbsent: store.mayBeAbsent,
  })
}

function createReader(options: {
  readonly scope: Scope
  readonly translate: Translate
  readonly locale: Locale
  readonly lists: Lists
  /** Whether the member hides balances. */
  readonly hidesBalances: boolean
  readonly reading: Reading
  /** Whether this name may be absent without fault, as an empty input or a source that is off. */
  readonly mayBeAbsent: (name: string) => boolean
}): Reader {
  const { scope, translate, locale, lists, hidesBalances, reading, mayBeAbsent } = options
  let hasGap = false
  const written = (item: unknown, as: DisplayFormat) => formatDisplay(item, as, locale, hidesBalances)

  function outcomeOf(slot: unknown, isQuiet = false): Outcome {
    if (!isExpression(slot)) return { kind: 'value', value: slot }
    const outcome = evaluateIn(slot, scope)
    const { kind } = outcome
    if (kind === 'pending') reading.pending = true
    if (kind === 'pending' || kind === 'failed') hasGap = true
    if (kind === 'failed' && outcome.source !== undefined) reading.failed.add(outcome.source)
    if (kind === 'problem' && !(outcome.code === 'absent' && (isQuiet || dependenciesOf(slot).some(mayBeAbsent)))) {
      reading.problems.add(`expression-${outcome.code}`)
    }
    return outcome
  }

  function value(slot: unknown, fallback?: unknown): unknown {
    const outcome = outcomeOf(slot)
    return outcome.kind === 'value' ? (outcome.value ?? fallback) : fallback
  }

  function copy(key: string, given: Readonly<Record<string, unknown>> | undefined): string {
    if (!given) return translate(key)
    hasGap = false
    const values = Object.fromEntries(Object.entries(given).map(([name, slot]) => [name, valueIn(slot)]))
    // Half a sentence is worse than none.
    return hasGap ? '' : translate(key, values)
  }

  const valueIn = (slot: unknown) =>
    isLabel(slot)
      ? labelOf(slot)
      : isFormatted(slot)
        ? written(value(slot.value), formatOf(slot.as))
        : grouped(value(slot, ''))

  /** The option of a list that a value stands for; nothing while the value is not known. */
  function labelOf({ l, choices }: CompiledLabel): string {
    const outcome = outcomeOf(l)
    const option = outcome.kind === 'value' ? readOption(reader, choices, outcome.value) : undefined
    return option ? translate(option.label) : ''
  }

  /** Amounts are grouped; a number stays one, which the text groups as it is filled in. A division by zero has no value. */
  function grouped(item: unknown): unknown {
    if (item instanceof Big) return written(item, 'number')
    if (typeof item !== 'number' || Number.isFinite(item)) return item
    hasGap = true
    reading.problems.add('expression-division-by-zero')
    return ''
  }

  /** Where it is unknown which of two formats holds, the plain figure is shown: a currency is never guessed. */
  function formatOf(as: DisplayAs): DisplayFormat {
    if (typeof as === 'string') return as
    const outcome = outcomeOf(as.if)
    if (outcome.kind !== 'value') return 'number'
    return outcome.value === true ? as.then : as.else
  }

  const reader: Reader = {
    outcome: (slot) => outcomeOf(slot),
    quietly: (slot) => outcomeOf(slot, true),
    value,
    translate,
    lists,
    locale,
    text(slot) {
      // A plan of another build may hold what this one cannot read.
      if (typeof slot !== 'object' || slot === null) return ''
      if ('c' in slot) return copy(slot.c, slot.with)
      if (isLabel(slot)) return labelOf(slot)
      if ('if' in slot) {
        const holds = value(slot.if)
        return holds === undefined ? '' : reader.text(holds ? slot.then : slot.else)
      }
      if ('k' in slot) {
        const key = value(slot.k)
        return typeof key === 'string' && key !== '' ? translate(key) : ''
      }
      const shown = grouped(value(slot))
      return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : ''
    },
    condition: (expression) => expression === undefined || value(expression, false) === true,
    pick: (slot) => (typeof slot === 'object' ? reader.pick(reader.condition(slot.if) ? slot.then : slot.else) : slot),
    display: (item, as) => written(item, formatOf(as)),
    row: (row) => createReader({ ...options, scope: { get: (name) => (name === 'row' ? row : scope.get(name)) } }),
  }
  return reader
}
