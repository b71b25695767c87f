import type { Document } from '../check/Document.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Part } from './Part.ts'

/** Where a value is written. */
interface Spot {
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
}

/** One use of a part. */
export interface Scope {
  readonly part: Part
  readonly given: ReadonlyMap<string, Written>
  readonly use: Written
}

/** A stretch of a written expression that was given from elsewhere, or that stands in its text as it was. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly from: Written
  /** Where it begins in the text that it is from. */
  readonly at: number
}

/** Where a value of a written document is from. */
export interface Origin {
  readonly written: Written
  /** Of an expression that was put together. */
  readonly stretches?: readonly Stretch[]
}

/** The use in the screen that led to a value; undefined where it is written in the screen itself. */
export function firstUseOf({ scope }: Written): Written | undefined {
  if (!scope) return undefined
  return firstUseOf(scope.use) ?? scope.use
}

/** How many parts deep something is written. */
export const depthOf = (scope: Scope | undefined): number => (scope ? 1 + depthOf(scope.use.scope) : 0)

/** The way from a part back to itself; undefined where it is not within itself. */
export function circleTo(id: string, scope: Scope | undefined): string | undefined {
  const way = [id]
  for (let around = scope; around; around = around.use.scope) {
    way.push(around.part.id)
    if (around.part.id === id) return way.join(' ‹ ')
  }
  return undefined
}
