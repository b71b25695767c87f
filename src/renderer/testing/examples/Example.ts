import type { BlockOf, BlockType } from '../../../format/blocks/Block.ts'
import type { Source } from '../../../format/screen.ts'
import type { OperationId } from '../../../platform/Operations.ts'

/** Answers by call, as the platform sends them. */
export type Answers = { readonly [Id in OperationId]?: unknown }

/** A block as written on a screen, with what it reads there. */
export interface Example<K extends BlockType = BlockType> {
  readonly name: string
  readonly block: BlockOf<K>
  readonly sources?: Readonly<Record<string, Source>>
  readonly answers?: Answers
  /** Words that show once the answers are there. Absent where a block of this example shows none. */
  readonly shows?: string
  /** Words that show when the answers are empty; without them an empty answer only must not crash. */
  readonly showsEmpty?: string
}

/** The examples of every type: a type without one is a compile error. */
export type BlockExamples = { readonly [K in BlockType]: readonly [Example<K>, ...Example<K>[]] }
