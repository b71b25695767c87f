import type { Block } from '../../format/blocks/Block.ts'

const known = new WeakMap<Block, readonly unknown[]>()

/** The parts of a block whose expressions it shows itself: not its condition, not what a tap does. */
export function ownExpressions(block: Block): readonly unknown[] {
  const before = known.get(block)
  if (before) return before
  const { when: _, ...shown } = block
  const parts = [withoutActions(shown)]
  known.set(block, parts)
  return parts
}

function withoutActions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutActions)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'do' && name !== 'end')
      // An expression is read as it is; copying it would hide it.
      .map(([name, item]) => [name, name === 'e' ? item : withoutActions(item)]),
  )
}
