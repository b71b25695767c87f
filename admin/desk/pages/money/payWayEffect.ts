import { Big } from 'big.js'
import type { PlatformLimit } from '../../../api/platformApi.ts'

/** Range of a pay way in effect: the overlap of the operators' range and the platform's. */
export type PayWayEffect =
  /** Operators, or the platform, do not offer it. */
  | { readonly kind: 'off' | 'notOffered' }
  /** The two ranges do not overlap, or what is typed is not an amount yet. */
  | { readonly kind: 'nobody' | 'unclear' }
  /** `isSure` unless something of the platform's own is not known. */
  | { readonly kind: 'range'; readonly min: string; readonly max: string; readonly isSure: boolean }

export interface PlatformRange {
  readonly on: boolean | undefined
  readonly min: string | undefined
  readonly max: string | undefined
}

/** The platform's own figures of a pay way; undefined where they are not known. */
export function platformRange(way: string, limits: Readonly<Record<string, PlatformLimit>> | undefined): PlatformRange {
  const told = (key: string) => {
    const limit = limits?.[`/recharge/${way}/${key}`]
    return limit && 'value' in limit ? limit.value : undefined
  }
  const amount = (key: string) => {
    const value = told(key)
    return typeof value === 'string' ? value : undefined
  }
  const on = told('on')
  return { on: typeof on === 'boolean' ? on : undefined, min: amount('min'), max: amount('max') }
}

/** Effect of an operators' switch and range on the platform. */
export function payWayEffect(
  own: { readonly on: unknown; readonly min: unknown; readonly max: unknown },
  platform: PlatformRange,
): PayWayEffect {
  if (own.on !== true) return { kind: 'off' }
  if (platform.on === false) return { kind: 'notOffered' }
  const [ownMin, ownMax] = [toAmount(own.min), toAmount(own.max)]
  if (ownMin === undefined || ownMax === undefined) return { kind: 'unclear' }
  const min = platform.min !== undefined && ownMin.lt(platform.min) ? new Big(platform.min) : ownMin
  const max = platform.max !== undefined && ownMax.gt(platform.max) ? new Big(platform.max) : ownMax
  if (min.gt(max)) return { kind: 'nobody' }
  const isSure = platform.on !== undefined && platform.min !== undefined && platform.max !== undefined
  return { kind: 'range', min: min.toFixed(), max: max.toFixed(), isSure }
}

const toAmount = (value: unknown): Big | undefined =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? new Big(value) : undefined
