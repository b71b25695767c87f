import type { Renderer } from '../screen/Renderer.ts'

/** Makes shelves for what stays in memory while a member is logged in: each renderer has one, empty for the next member. */
export function createShelves<Value>(): (renderer: Renderer) => Map<string, Value> {
  const shelves = new WeakMap<Renderer, Map<string, Value>>()
  return (renderer) => {
    const known = shelves.get(renderer)
    if (known) return known
    const shelf = new Map<string, Value>()
    shelves.set(renderer, shelf)
    const { account } = renderer
    let owner = account.getSnapshot()
    account.subscribe(() => {
      const now = account.getSnapshot()
      if (now !== owner) shelf.clear()
      owner = now
    })
    return shelf
  }
}
