import { useState } from 'react'

const beginNow = (world: string): { readonly world: string; readonly at: number } => ({
  world,
  at: world === '' ? 0 : Date.now(),
})

/** When a world began, in ms: another name of it is another beginning; without a name there is none, and 0. */
export function useBeginning(world: string): number {
  const [begun, begin] = useState(() => beginNow(world))
  if (begun.world === world) return begun.at
  const next = beginNow(world)
  begin(next)
  return next.at
}
