import type { ScreenStore } from '../../../renderer/screen/createScreenStore.ts'
import { createSlip, type Slip } from './createSlip.ts'

const slips = new WeakMap<ScreenStore, Map<string, Slip>>()

/**
 * The slip of a lottery on an open screen: what is chosen outlives a look at another tab or another lottery, is never
 * taken over to that one, and ends with the screen.
 */
export function slipOf(screen: ScreenStore, lottery: string): Slip {
  const ofScreen = slips.get(screen) ?? new Map<string, Slip>()
  slips.set(screen, ofScreen)
  const slip = ofScreen.get(lottery) ?? createSlip()
  ofScreen.set(lottery, slip)
  return slip
}
