import type { TabsBlock } from '../../format/blocks/tabs.ts'
import type { Block } from '../../format/blocks/Block.ts'

/** Every block of a body, those inside others too. */
export function blocksIn(body: readonly Block[]): readonly Block[] {
  return body.flatMap((block) => [block, ...blocksIn(bodyOf(block))])
}

const headOf = ({ each }: TabsBlock) => (each && 'head' in each ? (each.head ?? []) : [])

function bodyOf(block: Block): readonly Block[] {
  if (block.type === 'section' || block.type === 'popup') return block.body
  if (block.type === 'tabs')
    return [...(block.items ?? []).flatMap((item) => item.body), ...headOf(block), ...(block.each?.body ?? [])]
  if (block.type === 'list') return block.row.more?.body ?? []
  return []
}
