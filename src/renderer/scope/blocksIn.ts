import type { Block } from '../../format/blocks/Block.ts'

/** Every block of a body, those inside others too. */
export function blocksIn(body: readonly Block[]): readonly Block[] {
  return body.flatMap((block) => [block, ...blocksIn(bodyOf(block))])
}

function bodyOf(block: Block): readonly Block[] {
  switch (block.type) {
    case 'section':
    case 'popup':
      return block.body
    case 'tabs':
      return [...(block.items ?? []).flatMap((item) => item.body), ...(block.each?.body ?? [])]
    default:
      return []
  }
}
