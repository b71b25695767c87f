import { valueAt } from '../../format/check/valueAt.ts'
import { isExpression, type CompiledText } from '../../format/shape/compiled.ts'
import { isObject } from '../../format/value/isObject.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import type { Reader } from '../../renderer/reading/reader.ts'
import { dependenciesOf } from '../../renderer/screen/dependenciesOf.ts'
import { HIDDEN, printValue } from './printValue.ts'
import { readsSecret, type IsSecret } from './secrets.ts'

/** One property of a part of a document: as it is written and what it is now. */
export interface Slot {
  /** A JSON Pointer from the part. */
  readonly pointer: string
  /** Its text in the document, for what is not simply itself: an expression or a copy key. */
  readonly written: string | undefined
  readonly value: string
  /** `pending`: waits for a source; `failed`: a source it reads failed; `problem`: the value names what went wrong. */
  readonly state: 'value' | 'pending' | 'failed' | 'problem'
}

export interface SlotContext {
  readonly read: Reader
  readonly plan: ScreenPlan
  readonly isSecret: IsSecret
}

/**
 * The properties of a compiled part, worked out as they are now. Blocks inside it are given by their number: they
 * are parts of their own.
 * @param written the same part as its author wrote it, when it is known
 * @param without properties that are described elsewhere
 */
export function describeParts(
  part: object,
  written: unknown,
  context: SlotContext,
  without: readonly string[],
): readonly Slot[] {
  return Object.entries(part).flatMap(([key, value]) =>
    without.includes(key) ? [] : describeSlots(value, partOf(written, key), context, pointerTo('', key)),
  )
}

function describeSlots(part: unknown, written: unknown, context: SlotContext, pointer: string): readonly Slot[] {
  if (isExpression(part)) return [describeExpression(part, written, context, pointer)]
  if (isText(part))
    return [
      describeText(part, written, context, pointer),
      ...describeSlots('with' in part ? part.with : undefined, partOf(written, 'with'), context, `${pointer}/with`),
    ]
  if (isBlocks(part))
    return [
      { pointer, written: undefined, value: part.length === 1 ? 'one block' : `${part.length} blocks`, state: 'value' },
    ]
  if (part === undefined) return []
  if (isLiteral(part)) return [{ pointer, written: undefined, value: printValue(part, isPublic), state: 'value' }]
  return Object.entries(typeof part === 'object' && part !== null ? part : {}).flatMap(([key, value]) =>
    describeSlots(value, partOf(written, key), context, pointerTo(pointer, key)),
  )
}

const pointerTo = (pointer: string, key: string) => `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`

function describeExpression(
  part: { readonly e: unknown },
  written: unknown,
  { read, plan, isSecret }: SlotContext,
  pointer: string,
): Slot {
  const text = writtenText(written)
  if (readsSecret(part, plan, isSecret)) return { pointer, written: text, value: HIDDEN, state: 'value' }
  const outcome = read.quietly(part)
  switch (outcome.kind) {
    case 'value':
      return { pointer, written: text, value: printValue(outcome.value, isSecret), state: 'value' }
    case 'pending':
      return { pointer, written: text, value: 'waits for its source', state: 'pending' }
    case 'failed':
      return {
        pointer,
        written: text,
        value: outcome.source === undefined ? 'its source failed' : `${outcome.source} failed`,
        state: 'failed',
      }
    case 'problem':
      return { pointer, written: text, value: missingIn(part, read) ?? outcome.code, state: 'problem' }
    default:
      return outcome satisfies never
  }
}

/** A row's slots have no value beside the rows, and those of actions none before they run. */
function missingIn(part: unknown, read: Reader): string | undefined {
  const missing = dependenciesOf(part).find(
    (name) => name in places && read.quietly({ e: ['id', name] }).kind === 'problem',
  )
  return missing === undefined ? undefined : places[missing]
}

const places: Readonly<Record<string, string>> = {
  row: 'known in a row',
  tab: 'known in a tab',
  result: 'known after a call',
  on: 'known at a switch',
}

function describeText(
  part: CompiledText,
  written: unknown,
  { read, plan, isSecret }: SlotContext,
  pointer: string,
): Slot {
  const isHidden = Object.values(part).some((value) => readsSecret(value, plan, isSecret) && isObject(value))
  return {
    pointer,
    written: 'c' in part ? part.c : writtenText(written),
    value: isHidden ? HIDDEN : printValue(read.text(part), isSecret),
    state: 'value',
  }
}

/** Keys of compiled texts; a literal never has one of them and nothing else. */
const textKeys = new Set(['c', 'with', 'k', 'l', 'choices', 'if', 'then', 'else'])

const isText = (part: unknown): part is Exclude<CompiledText, { readonly e: unknown }> =>
  isObject(part) &&
  ('c' in part || 'k' in part || 'l' in part || ('if' in part && isText(part['then']))) &&
  Object.keys(part).every((key) => textKeys.has(key))

const isBlocks = (part: unknown): part is readonly unknown[] =>
  Array.isArray(part) &&
  part.length > 0 &&
  part.every((block) => isObject(block) && typeof block['id'] === 'string' && typeof block['type'] === 'string')

/** Always false: a document's own texts are known to whoever can read it. */
const isPublic = () => false

/** Nothing in it is worked out. */
const isLiteral = (part: unknown): boolean =>
  typeof part !== 'object' ||
  part === null ||
  (!isExpression(part) && !isText(part) && !isBlocks(part) && Object.values(part).every(isLiteral))

/** The value under a key; undefined in what has no such key. */
export const partOf = (written: unknown, key: string): unknown => valueAt(written, [key])

/** An expression whose text is not known has one all the same. */
const writtenText = (written: unknown): string =>
  typeof written === 'string' ? written : written === undefined ? '=…' : JSON.stringify(written)
