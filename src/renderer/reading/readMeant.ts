import type { Expression } from '../../format/shape/compiled.ts'
import type { Reader } from './createReader.ts'

/** Those meant for this member or visitor. Until the member is known, what needs to know them is left out. */
export const readMeant = <T extends { readonly when?: Expression | undefined }>(
  reader: Reader,
  all: readonly T[],
): readonly T[] => all.filter(({ when }) => reader.condition(when))
