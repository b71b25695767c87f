import type { Lists } from '../lists.ts'
import type { ScreenPlan } from '../screen.ts'

/** A screen that dialogs open on has something to do on entering, if only that: the app loads the code for it. */
export function withOpening(plan: ScreenPlan, dialogs: Lists['dialogs']): ScreenPlan {
  const isPlace = Object.values(dialogs).some(({ places }) => places.includes(plan.path))
  return isPlace ? { ...plan, enter: plan.enter ?? [] } : plan
}
