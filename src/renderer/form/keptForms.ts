import { widgetOf } from '../../format/blocks/widgets.ts'
import type { Renderer } from '../screen/Renderer.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'
import type { FormStore } from './formStore.ts'
import type { FormValues } from './formValues.ts'
import { structureOf } from './structureOf.ts'

interface Kept {
  readonly structure: string
  readonly values: FormValues
  readonly page: string | undefined
}

/** Values typed in forms whose screens were left: in memory alone, until it is sent or the member is another one. */
const shelves = new WeakMap<Renderer, Map<string, Kept>>()

function shelfOf({ store: { renderer } }: PlaceInScreen): Map<string, Kept> {
  const known = shelves.get(renderer)
  if (known) return known
  const shelf = new Map<string, Kept>()
  shelves.set(renderer, shelf)
  let owner = renderer.account.getSnapshot()
  renderer.account.subscribe(() => {
    const now = renderer.account.getSnapshot()
    if (now !== owner) shelf.clear()
    owner = now
  })
  return shelf
}

/** The form of a screen at an address. */
function nameOf(form: FormStore, { store }: PlaceInScreen): string {
  const { plan, query } = store.play.getSnapshot()
  return JSON.stringify([plan.id, query, form.played.getSnapshot().id])
}

/** The page that showed when the form was left. */
export const pageLeft = (form: FormStore, place: PlaceInScreen): string | undefined =>
  shelfOf(place).get(nameOf(form, place))?.page

/**
 * Puts back what was typed when the form was left, where it is still the same form. The result keeps what is typed when
 * it is left again, but for passwords and answers to picture codes.
 */
export function recallTyped(form: FormStore, place: PlaceInScreen): (page: string | undefined) => void {
  const { account } = place.store.renderer
  const owner = account.getSnapshot()
  const shelf = shelfOf(place)
  const name = nameOf(form, place)
  const kept = shelf.get(name)
  shelf.delete(name)
  if (kept?.structure === structureOf(form.played.getSnapshot()))
    for (const [field, value] of Object.entries(kept.values)) form.change(field, value)

  return (page) => {
    // A screen is still there for a moment when its member has left.
    if (!form.isDirty.getSnapshot() || account.getSnapshot() !== owner) return
    const block = form.played.getSnapshot()
    const values = Object.entries(form.values.getSnapshot()).filter(([field]) => {
      const widget = block.fields[field]?.widget
      return widget !== 'captcha' && !widgetOf(widget).isSecret
    })
    shelf.set(name, { structure: structureOf(block), values: Object.fromEntries(values), page })
  }
}
