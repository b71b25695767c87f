/**
 * A setting that only narrows what the platform itself allows: members get the larger minimum, the smaller maximum, and
 * a pay way only where both have it on.
 */
export interface Narrowing {
  /** Where the setting is in the settings: a JSON Pointer. */
  readonly setting: string
  readonly rule: 'min' | 'max' | 'on'
  /** Where the platform gives its own; missing where none of its calls does. */
  readonly told?: PlatformFigure
  /** The other end of the range, and the switch without which neither end means anything. */
  readonly opposite?: string
  readonly under?: string
}

/** A figure in an answer of the platform: the call by its `operationId`, and the name of the field. */
export interface PlatformFigure {
  readonly call: string
  readonly with?: Readonly<Record<string, string>>
  readonly field: string
}

/** Every setting that the platform's own figures narrow, with the answer that gives them. */
export const narrowings: readonly Narrowing[] = [
  ...deposits('bank', 'card', 'bank'),
  ...deposits('wechat', 'wechat', 'wechat'),
  ...deposits('alipay', 'alipay', 'alipay'),
  ...deposits('usdtTrc20', 'usdt', 'usdt-trc20'),
  ...deposits('usdtErc20', 'usdt', 'usdt-erc20'),
  { setting: '/withdrawal/bankMin', rule: 'min' },
  { setting: '/withdrawal/agentMin', rule: 'min' },
  { setting: '/withdrawal/usdtMin', rule: 'min' },
]

/** A pay way's switch and range: its key in the settings, its flag among the pay ways, its type for the range. */
function deposits(way: string, flag: string, type: string): readonly Narrowing[] {
  const under = `/recharge/${way}/on`
  const min = `/recharge/${way}/min`
  const max = `/recharge/${way}/max`
  const range = { call: 'getPayRange', with: { type } }
  return [
    { setting: under, rule: 'on', told: { call: 'getPayWays', field: flag } },
    { setting: min, rule: 'min', told: { ...range, field: 'min_price' }, opposite: max, under },
    { setting: max, rule: 'max', told: { ...range, field: 'max_price' }, opposite: min, under },
  ]
}
