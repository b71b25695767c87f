import { Big } from 'big.js'
import { type Narrowing, narrowings } from '../../../src/format/narrowings.ts'
import { amountText } from './amountText.ts'
import type { PlatformLimit } from '../../api/platformApi.ts'

/** How a setting compares with the platform's own figure. */
export interface Judgement {
  /** What the platform itself allows. */
  readonly platform: string
  /** Why the setting has no effect, or shuts everybody out. */
  readonly effect?: { readonly tone: 'warning' | 'loss'; readonly text: string } | undefined
}

export interface JudgedBy {
  /** The value of a setting as the desk shows it, by JSON Pointer. */
  readonly read: (pointer: string) => unknown
  /** What the platform answered; undefined until it has been asked. */
  readonly limits: Readonly<Record<string, PlatformLimit>> | undefined
}

const byPointer = new Map(narrowings.map((narrowing) => [narrowing.setting, narrowing]))
const ends = { on: '', min: 'at least', max: 'at most' } as const

/** Judges a setting, by its JSON Pointer; undefined for one that the platform does not limit. */
export function judgeSetting(pointer: string, by: JudgedBy): Judgement | undefined {
  const narrowing = byPointer.get(pointer)
  if (!narrowing) return undefined
  if (!narrowing.told) return { platform: 'Platform: does not tell its own; where that is stricter, it counts.' }
  if (!by.limits) return { platform: 'Platform: asking …' }
  const told = toldOf(pointer, by)
  if (told === undefined) return { platform: 'Platform: not known.' }
  if (typeof told === 'boolean') return judgeSwitch(by.read(pointer) === true, told)
  return {
    platform: `Platform: ${ends[narrowing.rule]} ${amountText(pointer, told)}.`,
    effect: judgeEnd(narrowing, told, by),
  }
}

function toldOf(pointer: string | undefined, { limits }: JudgedBy): string | boolean | undefined {
  const limit = limits?.[pointer ?? '']
  return limit && 'value' in limit ? limit.value : undefined
}

function judgeSwitch(own: boolean, told: boolean): Judgement {
  if (told) return { platform: 'Platform: offers it.' }
  return {
    platform: 'Platform: does not offer it.',
    effect: own ? noEffect('because the platform does not offer this pay way: members do not see it') : undefined,
  }
}

/** One end of a range beside the platform's own. */
function judgeEnd({ setting, rule, opposite, under }: Narrowing, told: string, by: JudgedBy): Judgement['effect'] {
  if (toldOf(under, by) === false) return noEffect('because the platform does not offer this pay way')
  if (under !== undefined && by.read(under) === false) return noEffect('while this pay way is off')
  const own = toAmount(by.read(setting))
  const otherEnd = toldOf(opposite, by)
  if (rule === 'min' && own?.lt(told))
    return noEffect(`because the platform’s own minimum is higher: members get ${amountText(setting, told)}`)
  if (rule === 'max' && own?.gt(told))
    return noEffect(`because the platform’s own maximum is lower: members get ${amountText(setting, told)}`)
  if (typeof otherEnd !== 'string') return undefined
  if (rule === 'min' && own?.gt(otherEnd)) return shutOut(`at most ${amountText(setting, otherEnd)}`)
  if (rule === 'max' && own?.lt(otherEnd)) return shutOut(`no less than ${amountText(setting, otherEnd)}`)
  return undefined
}

const noEffect = (why: string): Judgement['effect'] => ({ tone: 'warning', text: `Has no effect ${why}.` })
const shutOut = (allowed: string): Judgement['effect'] => ({
  tone: 'loss',
  text: `Nobody could deposit this way: the platform allows ${allowed}.`,
})

/** The typed text may not be an amount yet. */
function toAmount(value: unknown): Big | undefined {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? new Big(value) : undefined
}
