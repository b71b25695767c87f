import type * as fc from 'fast-check'
import type { JsonShape } from '../../src/format/shape/JsonShape.ts'
import type { SourceFile } from '../../src/format/SourceFile.ts'
import type { Change } from './Change.ts'
import type { Site } from './Site.ts'

/** What mutations work on: the shipped documents and all their values. */
export interface Material {
  readonly files: readonly SourceFile[]
  readonly sites: readonly Site[]
  /** The sites of each declared shape. */
  readonly alike: ReadonlyMap<JsonShape, readonly Site[]>
}

/** One way to mutate. */
export type Kind = (material: Material) => fc.Arbitrary<Change>
