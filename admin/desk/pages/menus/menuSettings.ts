/** The lists among the settings that members choose from, in the order in which operators look for them. */
export const menuSettings: readonly string[] = [
  '/tabBar',
  '/sponsors',
  '/recharge/chips',
  '/recharge/usdtChips',
  '/lottery/chips',
]
