import type { FormBlock } from '../../format/blocks/form.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'
import { shapeOf, structureOf } from './structureOf.ts'
import type { FieldValues } from './createFieldValues.ts'

/** The block of an open form, from release to release. */
export interface PlayedBlock {
  readonly stores: { readonly played: Readable<FormBlock>; readonly isWaiting: Readable<boolean> }
  readonly newest: () => FormBlock
  /** The block of a newer release; taken when `take` says so. */
  offer(block: FormBlock): void
  /** Plays the structure of the newest release, once nothing typed depends on the old one; whether it plays another one now. */
  take(isDirty: boolean): boolean
  /** Every field begins with its start again. */
  restart(): void
  /** Fills in the starts that can be worked out by now. */
  fillStarts(): void
}

export function createPlayedBlock(opened: FormBlock, held: FieldValues, scope: () => Scope): PlayedBlock {
  const played = createStore(opened)
  const isWaiting = createStore(false)
  let newest = opened

  const fillStarts = () => held.fillStarts(played.getSnapshot(), scope)

  function begin(block: FormBlock, names: readonly string[]): void {
    played.set(block)
    held.await(names, block)
    fillStarts()
  }

  return {
    stores: { played, isWaiting },
    newest: () => newest,
    offer: (block) => void (newest = block),
    take(isDirty) {
      const before = played.getSnapshot()
      if (before === newest) return false
      const isSameStructure = structureOf(before) === structureOf(newest)
      if (!isSameStructure && isDirty) {
        isWaiting.set(true)
        return false
      }
      isWaiting.set(false)
      // A field that keeps its name and changes its type cannot keep its value.
      const changed = Object.keys(newest.fields).filter((name) => typeOf(before, name) !== typeOf(newest, name))
      for (const name of changed) if (Object.hasOwn(before.fields, name)) held.withdraw(name)
      begin(newest, changed)
      return true
    },
    restart() {
      const block = played.getSnapshot()
      begin(block, Object.keys(block.fields))
    },
    fillStarts,
  }
}

function typeOf({ schema, fields }: FormBlock, name: string): string | undefined {
  const property = Object.hasOwn(fields, name) ? schema.properties[name] : undefined
  if (property?.type === 'array' || property?.type === 'object') return JSON.stringify(shapeOf(property))
  return property?.type
}
