import { useState } from 'react'

/** When a world began, in ms: another name of it is another beginning; without a name there is none, and 0. */
export function useBeginning(world: string): number {
  const [begun, begin] = useState({ world: '', at: 0 })
  if (begun.world === world) return begun.at
  const next = { world, at: world === '' ? 0 : Date.now() }
  begin(next)
  return next.at
}
