import { isObject } from '../../format/value/isObject.ts'
import { Big } from 'big.js'
import type { CompiledSettings } from '../../format/release.ts'
import type { Settings } from '../../format/settings.ts'

const revived = new WeakMap<CompiledSettings, Settings>()

/** The settings with their amounts as Decimals; the same object for the same compiled settings. */
export function reviveDecimals(settings: CompiledSettings): Settings {
  const known = revived.get(settings)
  if (known) return known
  const next = settings.decimals.reduce<unknown>(
    (value, pointer) => reviveAt(value, pointer.split('/').slice(1)),
    settings.values,
  ) as Settings
  revived.set(settings, next)
  return next
}

/** Along a JSON Pointer in which `*` is every index; what is not there is left alone. */
function reviveAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return typeof value === 'string' ? new Big(value) : value
  if (Array.isArray(value)) return step === '*' ? value.map((item) => reviveAt(item, rest)) : value
  if (!isObject(value) || !Object.hasOwn(value, step)) return value
  return { ...value, [step]: reviveAt(value[step], rest) }
}
