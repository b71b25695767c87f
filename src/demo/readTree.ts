import { Activity } from 'react'
import { BlockContext, type BlockPlace } from '../renderer/screen/BlockContext.ts'
import { type PlaceInScreen, ScopeContext } from '../renderer/screen/ScopeContext.tsx'
import { toPointer } from '../format/check/Document.ts'
import { objectOf } from '../format/value/isObject.ts'
import type { ScreenPlan } from '../format/screen.ts'

/**
 * A block on the page, with what its expressions read there: in a row, of that row. What is around all blocks is
 * the screen itself, with neither id nor pointer.
 */
export interface PlayedBlock extends BlockPlace, PlaceInScreen {
  /** Elements that it shows, outermost first. */
  readonly elements: readonly Element[]
  /** The ids of the blocks around what was looked at, innermost first: its own is the first. */
  readonly ids: readonly string[]
  /**
   * The innermost piece of the plan that it was drawn from, such as one field of a form or one button of several: a
   * JSON Pointer into the plan.
   */
  readonly piece: string
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
  readonly ids: readonly string[]
  readonly piece: string
  readonly scope?: PlaceInScreen
  /** Fiber around the screen. */
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
  if (top) waiting.push({ fiber: top, around: { isHidden: false, ids: [], piece: '' } })
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { fiber } = next
    const around = aroundChildren(next)
    yield { fiber, around }
    if (fiber.sibling) waiting.push({ fiber: fiber.sibling, around: next.around })
    if (fiber.child) waiting.push({ fiber: fiber.child, around })
  }
}

function aroundChildren({ fiber, around }: Visited): Around {
  const props = objectOf(fiber.memoizedProps)
  const { value, mode } = props
  // What a kept screen knows of itself is behind the times: it renders when there is nothing else to do.
  if (fiber.elementType === Activity) return { ...around, isHidden: around.isHidden || mode === 'hidden' }
  if (fiber.type === BlockContext) {
    const place = value as BlockPlace
    return { ...around, block: { place, fiber }, ids: [place.id, ...around.ids], piece: place.pointer }
  }
  if (fiber.type === ScopeContext) return { ...around, scope: value as PlaceInScreen, screen: around.screen ?? fiber }
  const piece = pieceIn(props, around)
  return piece === undefined || piece === around.piece ? around : { ...around, piece }
}

/** Views hand on the pieces of the plan that they draw: the same objects, so that each is known by itself. */
function pieceIn(props: Readonly<Record<string, unknown>>, { scope, block, piece }: Around): string | undefined {
  if (!scope) return undefined
  const pieces = piecesOf(scope.plan)
  const inside = block?.place.pointer ?? ''
  let found: string | undefined
  for (const value of Object.values(props)) {
    const pointer = typeof value === 'object' && value !== null ? pieces.get(value) : undefined
    // What is further in says more; what lies elsewhere is only read.
    if (pointer !== undefined && pointer.startsWith(`${inside}/`) && stepsOf(pointer) > stepsOf(found ?? piece))
      found = pointer
  }
  return found
}

const stepsOf = (pointer: string): number => pointer.split('/').length

const known = new WeakMap<ScreenPlan, ReadonlyMap<object, string>>()

function piecesOf(plan: ScreenPlan): ReadonlyMap<object, string> {
  const before = known.get(plan)
  if (before) return before
  const pieces = new Map<object, string>()
  const visitPieces = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return
    pieces.set(value, toPointer(path))
    // A schema says what may be typed, and is handed on beside what shows.
    for (const [key, inner] of Object.entries(value)) if (key !== 'schema') visitPieces(inner, [...path, key])
  }
  visitPieces(plan, [])
  known.set(plan, pieces)
  return pieces
}

function currentTop(root: Element): Fiber | undefined {
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))
  const container =
    key === undefined
      ? undefined
      : (Reflect.get(root, key) as { readonly stateNode: { readonly current: Fiber } } | undefined)
  return container?.stateNode.current
}

function played({ block, scope, screen, ids, piece }: Around): PlayedBlock | undefined {
  if (!scope || !screen) return undefined
  const { place, fiber } = block ?? { place: { id: '', pointer: '' }, fiber: screen }
  return { ...place, ...scope, elements: elementsIn(fiber.child), ids, piece }
}

function elementsIn(fiber: Fiber | null): readonly Element[] {
  if (!fiber) return []
  const own = fiber.stateNode instanceof Element ? [fiber.stateNode] : elementsIn(fiber.child)
  return [...own, ...elementsIn(fiber.sibling)]
}
