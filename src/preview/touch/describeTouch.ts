import { fromPointer } from '../../format/check/Document.ts'
import { valueAt } from '../../format/check/valueAt.ts'
import { isObject, listOf, memberOf } from '../../format/isObject.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import type { Touch } from '../../format/Touch.ts'
import type { PlayedBlock } from '../../demo/readTree.ts'
import { isBlock, readsOf, type Reads } from './readsOf.ts'

/** A thing seen at a place, as its marks tell. */
export interface SeenThing {
  readonly texts: readonly string[]
  readonly notices: readonly string[]
  readonly words: string
  readonly picture: string
  /** The name of the form's field that it belongs to. */
  readonly field: string | undefined
}

type Around = Pick<PlayedBlock, 'plan' | 'ids' | 'pointer' | 'piece'>

/** Where what is seen comes from, according to the plan; without `around` it is outside all screens. */
export function describeTouch(seen: SeenThing, around: Around | undefined): Touch {
  const { texts, notices, words, picture } = seen
  const none: Touch = { screen: '', blocks: [], pointer: '', texts, notices, settings: [], calls: [], picture, words }
  if (!around) return none
  const { plan, ids, pointer } = around
  const block = pointer === '' ? chromeOf(plan) : valueAt(plan, fromPointer(pointer))
  const way = pieceIn(block, around, seen.field)
  const piece = valueAt(block, fromPointer(way))
  const reads = readsAt(block, piece, seen, plan)
  return { ...none, screen: plan.id, blocks: ids.filter((id) => id !== ''), pointer: way, ...reads }
}

/** The parts of a screen that belong to no block. */
const chromeOf = ({ title, chrome }: ScreenPlan) => ({ title, chrome })

/** A pointer from the block. A form may still play the plan before this one, whose fields have other objects. */
function pieceIn(block: unknown, { pointer, piece }: Around, field: string | undefined): string {
  const way = piece.slice(pointer.length)
  const named = field === undefined ? undefined : memberOf(memberOf(block, 'fields'), field)
  return way === '' && named !== undefined ? `/fields/${field}` : way
}

function readsAt(block: unknown, piece: unknown, { texts, field }: SeenThing, plan: ScreenPlan): Reads {
  const of = (part: unknown) => readsOf(part, plan, block)
  const conditions = [memberOf(block, 'when'), memberOf(piece, 'when')].map(of)
  const rules = listOf(memberOf(block, 'rules')).filter((rule) => field !== undefined && memberOf(rule, 'at') === field)
  const whole = [piece, ...rules].map(of)
  // Words of the documents say what is filled into them; without such words all of the piece may be what is read.
  const said = slotsWith(texts, block).map(of)
  const shown = texts.length > 0 ? said : whole
  const settings = [...shown, ...(field === undefined ? [] : whole), ...conditions]
  return {
    settings: [...new Set(settings.flatMap((reads) => reads.settings))],
    calls: [...new Set(shown.flatMap((reads) => reads.calls))],
  }
}

/** The slots of a block that show one of these texts, each with the condition of what it is in. */
function slotsWith(keys: readonly string[], part: unknown, when?: unknown): readonly unknown[] {
  if (Array.isArray(part))
    return part.filter((item) => !isBlock(item)).flatMap((item: unknown) => slotsWith(keys, item))
  if (!isObject(part)) return []
  const { c } = part
  if (typeof c === 'string' && keys.includes(c)) return [{ slot: part['with'], when }]
  return Object.values(part).flatMap((inner) => slotsWith(keys, inner, part['when']))
}
