import type { ComponentType } from 'react'
import type { BlockOf, BlockType } from '../../format/blocks/Block.ts'
import { HandwrittenView } from './HandwrittenView.tsx'
import { SectionView } from './SectionView.tsx'

/** Who shows which block. */
export const views: Partial<{ readonly [K in BlockType]: ComponentType<{ readonly block: BlockOf<K> }> }> = {
  section: SectionView,
  handwritten: HandwrittenView,
}
