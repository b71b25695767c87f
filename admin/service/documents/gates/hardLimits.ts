import { walk } from '../../base/config/moneyLeaves.ts'
import { railFor, type Rail, type Rails } from '../../base/config/Rails.ts'

/** The hard limits of every setting that has one, by its JSON Pointer. */
export function hardLimits(settings: unknown, rails: Rails): Readonly<Record<string, Rail>> {
  const limits: Record<string, Rail> = {}
  walk(settings, '', (pointer, _key, value) => {
    const rail = typeof value === 'object' ? undefined : railFor(rails, pointer)
    if (rail !== undefined) limits[pointer] = rail
  })
  return limits
}
