import { Activity } from 'react'
import { BlockContext, type BlockPlace } from '../../renderer/screen/BlockContext.ts'
import { type PlaceInScreen, ScopeContext } from '../../renderer/screen/ScopeContext.tsx'
import { objectOf } from '../../format/isObject.ts'

/**
 * A block on the page, with what its expressions read there: in a row, of that row. What is around all blocks is
 * the screen itself, with neither id nor pointer.
 */
export interface PlayedBlock extends BlockPlace, PlaceInScreen {
  /** What it shows, outermost first. */
  readonly elements: readonly Element[]
}

/** A node of React's own tree, as far as it is read here. */
interface Fiber {
  readonly type: unknown
  readonly elementType: unknown
  readonly memoizedProps: unknown
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

interface Around {
  readonly block?: { readonly place: BlockPlace; readonly fiber: Fiber }
  readonly scope?: PlaceInScreen
  /** What the screen is in. */
  readonly screen?: Fiber
  readonly isHidden: boolean
}

interface Visited {
  readonly fiber: Fiber
  readonly around: Around
}

/** The innermost block that an element belongs to; also in a dialog, which is elsewhere in the page. */
export function blockAt(root: Element, element: Element): PlayedBlock | undefined {
  for (const { fiber, around } of visit(root)) {
    if (fiber.stateNode === element) return played(around)
  }
  return element.parentElement ? blockAt(root, element.parentElement) : undefined
}

/** The screen that is seen, and its blocks in the order of the page. */
export function blocksOn(root: Element): readonly PlayedBlock[] {
  return [...visit(root)].flatMap(({ fiber, around }) => {
    const isOne = fiber === (around.block?.fiber ?? around.screen)
    const block = isOne && !around.isHidden ? played(around) : undefined
    return block ? [block] : []
  })
}

/**
 * Walks React's tree from the top: going up from an element could end in the version of before. The tree is React's
 * own affair, as its developer tools read it; that way the members' build needs no trace of being looked at.
 */
function* visit(root: Element): Generator<Visited> {
  const waiting: Visited[] = []
  const top = currentTop(root)
  if (top) waiting.push({ fiber: top, around: { isHidden: false } })
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { fiber } = next
    const around = aroundChildren(next)
    yield { fiber, around }
    if (fiber.sibling) waiting.push({ fiber: fiber.sibling, around: next.around })
    if (fiber.child) waiting.push({ fiber: fiber.child, around })
  }
}

function aroundChildren({ fiber, around }: Visited): Around {
  const { value, mode } = objectOf(fiber.memoizedProps)
  // What a kept screen knows of itself is behind the times: it renders when there is nothing else to do.
  if (fiber.elementType === Activity) return { ...around, isHidden: around.isHidden || mode === 'hidden' }
  if (fiber.type === BlockContext) return { ...around, block: { place: value as BlockPlace, fiber } }
  return fiber.type === ScopeContext
    ? { ...around, scope: value as PlaceInScreen, screen: around.screen ?? fiber }
    : around
}

function currentTop(root: Element): Fiber | undefined {
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))
  const container =
    key === undefined
      ? undefined
      : (Reflect.get(root, key) as { readonly stateNode: { readonly current: Fiber } } | undefined)
  return container?.stateNode.current
}

function played({ block, scope, screen }: Around): PlayedBlock | undefined {
  if (!scope || !screen) return undefined
  const { place, fiber } = block ?? { place: { id: '', pointer: '' }, fiber: screen }
  return { ...place, ...scope, elements: elementsIn(fiber.child) }
}

function elementsIn(fiber: Fiber | null): readonly Element[] {
  if (!fiber) return []
  const own = fiber.stateNode instanceof Element ? [fiber.stateNode] : elementsIn(fiber.child)
  return [...own, ...elementsIn(fiber.sibling)]
}
