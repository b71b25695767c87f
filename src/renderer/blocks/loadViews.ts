import type { Block } from '../../format/blocks/Block.ts'
import type { Later } from '../../ui/later.tsx'
import { LaterHtml } from './article/LaterHtml.tsx'
import { blocksIn } from '../../format/blocks/innerBlocks.ts'
import type { Views } from '../host/Views.ts'

/**
 * Loads what shows these blocks ahead of their showing, so that a block that waits for an answer does not wait for its
 * code as well. Ends without throwing: what could not be loaded is asked for again when the block shows.
 */
export async function loadViews(views: Partial<Views>, blocks: readonly Block[]): Promise<void> {
  await Promise.allSettled(laterViews(views, blocks).map(async (view) => view.load()))
}

/** Whether what shows these blocks is there. */
export function hasViews(views: Partial<Views>, blocks: readonly Block[]): boolean {
  return laterViews(views, blocks).every((view) => view.getSnapshot())
}

function laterViews(
  views: Partial<Views>,
  blocks: readonly Block[],
): readonly Pick<Later<object>, 'load' | 'getSnapshot'>[] {
  const shown = blocksIn(blocks.filter(({ type }) => type !== 'popup'))
  const hasHtml = shown.some((block) => block.type === 'article' && block.html !== undefined)
  const parts = [...new Set(shown.map(({ type }) => views[type])), hasHtml ? LaterHtml : undefined]
  return parts.flatMap((part) => (part !== undefined && 'load' in part ? [part] : []))
}
