import type { Settings } from '../../../src/format/settings.ts'
import { readStops } from '../../../src/format/wire/stops.ts'
import type { EnforcedLimits, OpenHours, PayWay } from './EnforcedLimits.ts'

type SettingsRules = Settings['recharge']['access']

/** The figures of a release's settings document that the platform enforces. */
export interface LimitSettings {
  recharge?: {
    bank?: WayLimit
    wechat?: WayLimit
    alipay?: WayLimit
    usdtTrc20?: WayLimit
    usdtErc20?: WayLimit
    access?: SettingsRules
    orderMinutes?: number
  }
  hours?: { zone?: number; weekdays?: ClockHours; weekend?: ClockHours }
  withdrawal?: { bankMin?: string; agentMin?: string; usdtMin?: string }
  cards?: { max?: number }
  play?: EnforcedLimits['play'] & object
  /** Functions that operators have stopped. */
  stops?: unknown
}

const wayOf: Readonly<Record<SettingsRules[number]['way'], PayWay>> = {
  bank: 'bank',
  wechat: 'wechat',
  alipay: 'alipay',
  usdtTrc20: 'usdt-trc20',
  usdtErc20: 'usdt-erc20',
}

/** Times of day, such as "10:30"; a release made before there were minutes says full hours as numbers. */
interface ClockHours {
  from: string | number
  to: string | number
}

interface WayLimit {
  on?: boolean
  min?: string
  max?: string
}

/**
 * Reads the very numbers members see (`GET /release/settings`) as limits, each only when the platform enforces it: a
 * screen that was played is played again when a number changes that was read for it.
 */
export function limitsOfSettings(settings: LimitSettings): EnforcedLimits {
  return {
    get recharge() {
      const { bank, wechat, alipay, usdtTrc20, usdtErc20 } = settings.recharge ?? {}
      return {
        ...(bank && { bank }),
        ...(wechat && { wechat }),
        ...(alipay && { alipay }),
        ...(usdtTrc20 && { 'usdt-trc20': usdtTrc20 }),
        ...(usdtErc20 && { 'usdt-erc20': usdtErc20 }),
      }
    },
    get access() {
      return settings.recharge?.access?.map((rule) => ({ ...rule, way: wayOf[rule.way] }))
    },
    get orderMinutes() {
      return settings.recharge?.orderMinutes
    },
    get hours() {
      const { zone, weekdays, weekend } = settings.hours ?? {}
      return {
        ...(zone !== undefined && { zone }),
        ...(weekdays && { weekdays: readHours(weekdays) }),
        ...(weekend && { weekends: readHours(weekend) }),
      }
    },
    get withdrawal() {
      const { bankMin, agentMin, usdtMin } = settings.withdrawal ?? {}
      return {
        ...(bankMin !== undefined && { krw: { min: bankMin } }),
        ...(agentMin !== undefined && { agent: { min: agentMin } }),
        ...(usdtMin !== undefined && { usdt: { min: usdtMin } }),
      }
    },
    get cards() {
      return settings.cards?.max
    },
    get play() {
      const { raiseHours, timeOutDays, exclusionMonths } = settings.play ?? {}
      return {
        ...(raiseHours !== undefined && { raiseHours }),
        ...(timeOutDays && { timeOutDays }),
        ...(exclusionMonths && { exclusionMonths }),
      }
    },
    get stops() {
      return settings.stops === undefined ? undefined : readStops(settings.stops)
    },
  }
}

function readHours({ from, to }: ClockHours): OpenHours {
  return { from: readClock(from), to: readClock(to) }
}

function readClock(time: string | number): number {
  if (typeof time === 'number') return time
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? Number.NaN) + (minute ?? Number.NaN) / 60
}
