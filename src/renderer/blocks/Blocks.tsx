import { memo } from 'react'
import type { Block } from '../../format/blocks/Block.ts'
import { useBlockPlace } from '../screen/BlockContext.ts'
import { BlockView } from './BlockView.tsx'
import styles from './Blocks.module.css'

interface BlocksProps {
  readonly blocks: readonly Block[]
  /** Where the list is in the block around it, as a JSON Pointer: `/body`, `/items/0/body`. */
  readonly at?: string
}

/** Blocks in order. Each is known by its id, so a new release updates it in place. */
export const Blocks = memo(function Blocks({ blocks, at = '/body' }: BlocksProps) {
  const { pointer } = useBlockPlace()
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <BlockView key={block.id} block={block} pointer={`${pointer}${at}/${index}`} />
      ))}
    </div>
  )
})
