import type { EnforcedLimits, OpenHours } from '../../../mocks/platform/money/EnforcedLimits.ts'
import type { Settings } from '../../../src/format/settings.ts'

/** The hours the platform counts in. */
const PLATFORM_ZONE = 9

/** The published settings as the simulated platform enforces them, so that what members see is what holds. */
export function toEnforcedLimits({ recharge, hours, withdrawal }: Settings): EnforcedLimits {
  const weekdays = shift(hours.weekdays, PLATFORM_ZONE - hours.zone)
  const weekend = shift(hours.weekend, PLATFORM_ZONE - hours.zone)
  return {
    recharge: {
      bank: recharge.bank,
      wechat: recharge.wechat,
      alipay: recharge.alipay,
      'usdt-trc20': recharge.usdtTrc20,
      'usdt-erc20': recharge.usdtErc20,
    },
    hours: { ...(weekdays && { weekdays }), ...(weekend && { weekends: weekend }) },
    withdrawal: { krw: { min: withdrawal.bankMin }, usdt: { min: withdrawal.usdtMin }, agent: { min: withdrawal.agentMin } },
  }
}

/** Undefined where the hours would cross midnight, which the simulated platform cannot express. */
function shift({ from, to }: OpenHours, by: number): OpenHours | undefined {
  return from + by >= 0 && to + by <= 24 ? { from: from + by, to: to + by } : undefined
}
