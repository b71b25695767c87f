/** Hard limits of money settings, by JSON Pointer into `settings.json`; a `*` matches one segment. */
export type Rails = Readonly<Record<string, Rail>>

export interface Rail {
  readonly min?: string
  readonly max?: string
}

/** The defaults: no range below 1, none above 100 million won. */
export const defaultRails: Rails = {
  '/recharge/*/min': { min: '1', max: '100000000' },
  '/recharge/*/max': { min: '1', max: '100000000' },
  '/withdrawal/bankMin': { min: '1', max: '100000000' },
  '/withdrawal/agentMin': { min: '1', max: '100000000' },
  '/withdrawal/usdtMin': { min: '1', max: '100000' },
}

export function railFor(rails: Rails, pointer: string): Rail | undefined {
  const segments = pointer.split('/')
  for (const [pattern, rail] of Object.entries(rails)) {
    const parts = pattern.split('/')
    if (parts.length === segments.length && parts.every((part, index) => part === '*' || part === segments[index]))
      return rail
  }
  return undefined
}
