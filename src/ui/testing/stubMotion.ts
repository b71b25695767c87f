import { vi } from 'vitest'

/** Gives jsdom the one media query the components ask; undo with `vi.unstubAllGlobals()`. */
export function stubMotion(motion: 'allowed' | 'reduced') {
  vi.stubGlobal('matchMedia', () => ({
    matches: motion === 'reduced',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
