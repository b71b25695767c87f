import type { ScreenStore } from '../../../renderer/scope/createScreenStore.ts'
import { createSlip, type Slip } from './createSlip.ts'

const slips = new WeakMap<ScreenStore, Slip>()

/** The slip of an open screen: what is chosen outlives a look at another tab, and ends with the screen. */
export function slipOf(screen: ScreenStore): Slip {
  const slip = slips.get(screen) ?? createSlip()
  slips.set(screen, slip)
  return slip
}
