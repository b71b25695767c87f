import type { CompiledText } from '../../format/shape/compiled.ts'
import type { Reader } from './createReader.ts'
import { useDerived } from './useDerived.ts'

const read = (reader: Reader, slot: CompiledText | undefined) => reader.text(slot)

/** Shown text; empty when there is no slot and while something it says is on its way. */
export function useText(slot: CompiledText | undefined): string {
  return useDerived(slot, read).value
}
