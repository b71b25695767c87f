import type { Block } from '../../format/blocks/Block.ts'
import { placedBlocks } from '../../format/blocks/placedBlocks.ts'
import type { FormBlock } from '../../format/blocks/form.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { structureOf } from './structureOf.ts'

/**
 * Plan of an open screen when a newer document comes while some of its forms hold something typed. Everything changes
 * at once, except what would lose the typing: a form that went away or moved holds the whole document back (undefined),
 * and one with other fields waits by itself, with all that it reads.
 * @param dirty ids of the forms that hold something typed
 */
export function holdPlan(playing: ScreenPlan, newest: ScreenPlan, dirty: ReadonlySet<string>): ScreenPlan | undefined {
  const [before, after] = [placesOf(playing.body), placesOf(newest.body)]
  const held = [...dirty].flatMap((id) => before.find(({ form }) => form.id === id) ?? [])
  const pairs = held.map((old) => ({ old, next: after.find(({ form }) => form.id === old.form.id) }))
  if (pairs.some(({ old, next }) => next?.place !== old.place)) return undefined
  const waits = pairs.some(({ old, next }) => next && structureOf(old.form) !== structureOf(next.form))
  if (!waits) return newest
  return {
    ...newest,
    query: { ...playing.query, ...newest.query },
    sources: { ...playing.sources, ...newest.sources },
    values: { ...playing.values, ...newest.values },
  }
}

interface PlacedForm {
  readonly form: FormBlock
  /** The blocks and tabs around it: another place would be another form. */
  readonly place: string
}

function placesOf(body: readonly Block[]): readonly PlacedForm[] {
  return placedBlocks(body).flatMap(({ block, around }) =>
    block.type === 'form' ? [{ form: block, place: around }] : [],
  )
}
