/** Pulled this far, in px, letting go refreshes. */
export const pullEnough = 56

/** The content follows the finger ever more slowly, and never further than twice what is needed. */
export function pullDistance(finger: number): number {
  const most = pullEnough * 2
  return Math.max(0, most * (1 - Math.exp(-finger / (most * 1.2))))
}
