import type { FieldUi } from '../../../format/blocks/form.ts'
import { usePlayed } from './FormStoreContext.ts'

/** What the document says of a field. */
export function useFieldUi(name: string): FieldUi | undefined {
  return usePlayed().fields[name]
}
