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

/** Reads the very numbers members see (`GET /release/settings`) as limits. */
export function limitsOfSettings({ recharge, hours, withdrawal, cards, play, stops }: LimitSettings): EnforcedLimits {
  return {
    recharge: {
      ...(recharge?.bank && { bank: recharge.bank }),
      ...(recharge?.wechat && { wechat: recharge.wechat }),
      ...(recharge?.alipay && { alipay: recharge.alipay }),
      ...(recharge?.usdtTrc20 && { 'usdt-trc20': recharge.usdtTrc20 }),
      ...(recharge?.usdtErc20 && { 'usdt-erc20': recharge.usdtErc20 }),
    },
    ...(recharge?.access && { access: recharge.access.map((rule) => ({ ...rule, way: wayOf[rule.way] })) }),
    ...(recharge?.orderMinutes !== undefined && { orderMinutes: recharge.orderMinutes }),
    hours: {
      ...(hours?.zone !== undefined && { zone: hours.zone }),
      ...(hours?.weekdays && { weekdays: readHours(hours.weekdays) }),
      ...(hours?.weekend && { weekends: readHours(hours.weekend) }),
    },
    withdrawal: {
      ...(withdrawal?.bankMin !== undefined && { krw: { min: withdrawal.bankMin } }),
      ...(withdrawal?.agentMin !== undefined && { agent: { min: withdrawal.agentMin } }),
      ...(withdrawal?.usdtMin !== undefined && { usdt: { min: withdrawal.usdtMin } }),
    },
    ...(cards?.max !== undefined && { cards: cards.max }),
    ...(play && {
      play: {
        ...(play.raiseHours !== undefined && { raiseHours: play.raiseHours }),
        ...(play.timeOutDays && { timeOutDays: play.timeOutDays }),
        ...(play.exclusionMonths && { exclusionMonths: play.exclusionMonths }),
      },
    }),
    ...(stops !== undefined && { stops: readStops(stops) }),
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
