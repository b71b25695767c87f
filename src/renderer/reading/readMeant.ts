import type { Expression } from '../../format/shape/compiled.ts'
import type { Reader } from './createReader.ts'

/** Those that are for whoever is there; while it is not known who that is, only what is for everybody. */
export const readMeant = <T extends { readonly when?: Expression }>(reader: Reader, all: readonly T[]): readonly T[] =>
  all.filter(({ when }) => reader.condition(when))
