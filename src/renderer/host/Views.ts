import { createContext, type ComponentType } from 'react'
import type { BlockOf, BlockType } from '../../format/blocks/Block.ts'
import type { Later } from '../../ui/later.tsx'

/** A view for every type: one that is missing is a compile error. */
export type Views = { readonly [K in BlockType]: View<{ readonly block: BlockOf<K> }> }

type View<Props> = ComponentType<Props> | Later<Props>

/** Handed down by the screen, because blocks hold blocks and so would import themselves. */
export const ViewsContext = createContext<Partial<Views>>({})
