import type { Path } from './shape/JsonShape.ts'

/** When a changed setting waits for a second person: at every change, or only at a large one or one next to a hard limit. */
export type SecondPersonRule = 'always' | 'large'

/**
 * Settings that one person alone should not change, by JSON Pointer into `settings.json`; a `*` matches one segment, and
 * a list counts as one value. Amounts wait when they change much; what decides where money or members go always does.
 */
export const secondPersonSettings: Readonly<Record<string, SecondPersonRule>> = {
  '/recharge/*/min': 'large',
  '/recharge/*/max': 'large',
  '/recharge/defaultMin': 'large',
  '/recharge/defaultMax': 'large',
  '/recharge/chips': 'always',
  '/recharge/usdtChips': 'always',
  '/withdrawal/bankMin': 'large',
  '/withdrawal/agentMin': 'large',
  '/withdrawal/usdtMin': 'large',
  '/lottery/chips': 'always',
  '/game/origins': 'always',
  '/sponsors': 'always',
  '/register/captcha': 'always',
}

/** Whether a pattern of pointer segments, with `*` for any one, matches a path. */
export function matchesPointer(pattern: string, path: Path): boolean {
  const parts = pattern.split('/').slice(1)
  return parts.length === path.length && parts.every((part, index) => part === '*' || part === String(path[index]))
}
