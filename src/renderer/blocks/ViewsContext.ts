import { createContext, type ComponentType } from 'react'
import type { BlockOf, BlockType } from '../../format/blocks/Block.ts'

/** A view for every type: one that is missing is a compile error. */
export type Views = { readonly [K in BlockType]: ComponentType<{ readonly block: BlockOf<K> }> }

/** Handed down by the screen, because blocks hold blocks and so would import themselves. */
export const ViewsContext = createContext<Partial<Views>>({})
