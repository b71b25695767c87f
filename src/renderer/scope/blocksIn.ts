import type { Block } from '../../format/blocks/Block.ts'

/** Every block of a body, those inside others too. */
export function blocksIn(body: readonly Block[]): readonly Block[] {
  return body.flatMap((block) => [block, ...blocksIn(bodyOf(block))])
}

function bodyOf(block: Block): readonly Block[] {
  if (block.type === 'section' || block.type === 'popup') return block.body
  if (block.type === 'tabs') return [...(block.items ?? []).flatMap((item) => item.body), ...(block.each?.body ?? [])]
  return []
}
