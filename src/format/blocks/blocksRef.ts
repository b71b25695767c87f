import type { TUnsafe } from 'typebox'
import { lazy } from '../shape/shapes.ts'
import type { Block } from './Block.ts'

/** An interface, because an alias would refer to itself through the containers. */
export interface BlockList extends ReadonlyArray<Block> {}

/** A list of blocks inside a block. */
export const blocksRef: TUnsafe<BlockList> = lazy<BlockList>('Blocks', 'Blocks, in order.')
