import type { ComponentType } from 'react'
import type { BlockOf, BlockType } from '../../format/blocks/Block.ts'
import type { Later } from '../../ui/later.tsx'

/** A view for every type: one that is missing is a compile error. */
export type Views = { readonly [K in BlockType]: View<{ readonly block: BlockOf<K> }> }

type View<Props> = ComponentType<Props> | Later<Props>
