import { isObject } from '../value/isObject.ts'
import { isExpression } from '../shape/compiled.ts'
import type { Block } from './Block.ts'
import { blockNeeds } from './blockNeeds.gen.ts'
import { placesOf } from './innerBlocks.ts'

/** The keys of a compiled block that its view cannot do without, and what they hold. */
export type BlockNeeds = Readonly<Record<string, 'text' | 'expression' | 'object' | 'list' | 'given'>>

type Json = Readonly<Record<string, unknown>>

const known: Readonly<Record<string, BlockNeeds>> = blockNeeds

const isOfKind: Readonly<Record<BlockNeeds[string], (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  expression: isExpression,
  object: isObject,
  list: Array.isArray,
  given: (value) => value !== undefined,
}

/** Whether this app knows the type, and the block has all that its view cannot do without. */
export function isReadable(block: Json): boolean {
  const type = block['type']
  const needs = typeof type === 'string' && Object.hasOwn(known, type) ? known[type] : undefined
  return needs !== undefined && Object.entries(needs).every(([name, kind]) => isOfKind[kind](block[name]))
}

/**
 * A block with every list of blocks in it changed. What leads to such a list and is not what it should be is left out.
 * @param change gets the list, and where it is as a JSON Pointer
 */
export function changeInner(block: Json, change: (list: unknown, pointer: string) => readonly Block[]): Json {
  return placesOf(block).reduce<Json>((changed, { at: [key = '', ...rest], isOptional = false }) => {
    const below = (value: unknown, [next, ...others]: readonly string[], pointer: string): unknown => {
      if (next === undefined) return change(value, pointer)
      if (next === '*')
        return Array.isArray(value)
          ? value.filter(isObject).map((item, index) => below(item, others, `${pointer}/${index}`))
          : undefined
      return isObject(value) ? withKey(value, next, others, pointer) : undefined
    }
    const withKey = (holder: Json, name: string, others: readonly string[], pointer: string): Json => {
      const isLast = others.length === 0
      if (holder[name] === undefined && (isOptional || !isLast)) return holder
      const { [name]: value, ...rest } = holder
      const inner = below(value, others, `${pointer}/${name}`)
      return inner === undefined ? rest : { ...rest, [name]: inner }
    }
    return withKey(changed, key, rest, '')
  }, block)
}
