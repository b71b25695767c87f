import { Big } from 'big.js'
import { type Narrowing, narrowings } from '../../../../src/format/narrowings.ts'
import { amountText } from '../../../../src/format/facts/amountText.ts'
import type { PlatformLimit } from '../../../api/platformApi.ts'
import type { Say } from '../../words/WordTable.ts'

/** How a setting compares with the platform's own figure. */
export interface Judgement {
  /** The platform's own range. */
  readonly platform: string
  /** Why the setting has no effect, or shuts everybody out. */
  readonly effect?: { readonly tone: 'warning' | 'loss'; readonly text: string } | undefined
}

export interface JudgedBy {
  /** The value of a setting as the desk shows it, by JSON Pointer. */
  readonly read: (pointer: string) => unknown
  /** Answer of the platform; undefined until it has been asked. */
  readonly limits: Readonly<Record<string, PlatformLimit>> | undefined
  readonly t: Say
}

const byPointer = new Map(narrowings.map((narrowing) => [narrowing.setting, narrowing]))

/** Whether the platform has a figure of its own for a setting, by its JSON Pointer. */
export const isJudged = (pointer: string): boolean => byPointer.has(pointer)

/** Judges a setting, by its JSON Pointer; undefined for one that the platform does not limit. */
export function judgeSetting(pointer: string, by: JudgedBy): Judgement | undefined {
  const { t } = by
  const narrowing = byPointer.get(pointer)
  if (!narrowing) return undefined
  if (!narrowing.told) return { platform: t('platform.notTold') }
  if (!by.limits) return { platform: t('platform.asking') }
  const told = toldOf(pointer, by)
  if (told === undefined) return { platform: t('platform.notKnown') }
  if (typeof told === 'boolean') return judgeSwitch(by.read(pointer) === true, told, t)
  return {
    platform: t(narrowing.rule === 'max' ? 'platform.atMost' : 'platform.atLeast', {
      amount: amountText(pointer, told),
    }),
    effect: judgeEnd(narrowing, told, by),
  }
}

function toldOf(pointer: string | undefined, { limits }: JudgedBy): string | boolean | undefined {
  const limit = limits?.[pointer ?? '']
  return limit && 'value' in limit ? limit.value : undefined
}

function judgeSwitch(own: boolean, told: boolean, t: Say): Judgement {
  if (told) return { platform: t('platform.offers') }
  return { platform: t('platform.offersNot'), effect: own ? noEffect(t('platform.unseen')) : undefined }
}

/** One end of a range beside the platform's own. */
function judgeEnd({ setting, rule, opposite, under }: Narrowing, told: string, by: JudgedBy): Judgement['effect'] {
  const { t } = by
  if (toldOf(under, by) === false) return noEffect(t('platform.notOffered'))
  if (under !== undefined && by.read(under) === false) return noEffect(t('platform.isOff'))
  const own = toAmount(by.read(setting))
  const otherEnd = toldOf(opposite, by)
  if (rule === 'min' && own?.lt(told))
    return noEffect(t('platform.higherMinimum', { amount: amountText(setting, told) }))
  if (rule === 'max' && own?.gt(told))
    return noEffect(t('platform.lowerMaximum', { amount: amountText(setting, told) }))
  if (typeof otherEnd !== 'string') return undefined
  const amount = amountText(setting, otherEnd)
  if (rule === 'min' && own?.gt(otherEnd)) return shutOut(t('platform.nobodyAtMost', { amount }))
  if (rule === 'max' && own?.lt(otherEnd)) return shutOut(t('platform.nobodyAtLeast', { amount }))
  return undefined
}

const noEffect = (text: string): Judgement['effect'] => ({ tone: 'warning', text })
const shutOut = (text: string): Judgement['effect'] => ({ tone: 'loss', text })

/** The typed text may not be an amount yet. */
function toAmount(value: unknown): Big | undefined {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? new Big(value) : undefined
}
