import type { Document } from '../check/Document.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Composed } from './Composed.ts'
import type { Part, PartType } from './Part.ts'

/** Where a value is written. */
export interface Spot {
  readonly document: Document
  readonly path: Path
}

/** A value as it is written, and what its words mean there. */
export interface Written extends Spot {
  readonly value: unknown
  /** The use of the part that it is written in; undefined in a screen. */
  readonly scope: Scope | undefined
  /** Whether what is wrong with it only follows from what was told already. */
  readonly isSilent: boolean
  /** Type of the parameter that it is given to; undefined of all else. */
  readonly type?: PartType | undefined
}

/** One use of a part. */
export interface Scope {
  readonly part: Part
  readonly given: ReadonlyMap<string, Written>
  readonly use: Written
}

/** Where a value of a written document is from. */
export interface Origin {
  readonly written: Written
  /** The same before its parameters were followed: where its key is written. */
  readonly key: Written
  /** Of an expression whose words are from several places, or given. */
  readonly composed?: Composed
}

/** The uses that something stands within, from the inside outwards. */
export const usesAround = (scope: Scope | undefined): readonly Written[] =>
  scope ? [scope.use, ...usesAround(scope.use.scope)] : []

/** The use in the screen that led to a value; undefined where it is written in the screen itself. */
export const firstUseOf = ({ scope }: Written): Written | undefined => usesAround(scope).at(-1)

/** How many parts deep something is written. */
export const depthOf = (scope: Scope | undefined): number => usesAround(scope).length

/** The way from a part back to itself; undefined where it is not within itself. */
export function circleTo(id: string, scope: Scope | undefined): string | undefined {
  const way = [id]
  for (let around = scope; around; around = around.use.scope) {
    way.push(around.part.id)
    if (around.part.id === id) return way.join(' ‹ ')
  }
  return undefined
}
