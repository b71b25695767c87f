import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import settings from '../../schemas/settings.json' with { type: 'json' }
import { readContract } from './check/Contract.ts'
import { isObject } from './value/isObject.ts'
import { narrowings } from './narrowings.ts'

const { calls } = readContract(JSON.parse(readFileSync('schemas/platform.json', 'utf8')))

/** The ends and switches of everything that is paid in or out, in the shipped settings. */
function moneyLimits(value: unknown, pointer: string): readonly string[] {
  if (!isObject(value))
    return /(\/on|\/min|\/max|Min)$/.test(pointer) && !pointer.endsWith('/defaultMin') ? [pointer] : []
  return Object.entries(value).flatMap(([key, below]) => moneyLimits(below, `${pointer}/${key}`))
}

it('names every limit of the settings on money, so that a new pay way cannot be forgotten', () => {
  const limits = [...moneyLimits(settings.recharge, '/recharge'), ...moneyLimits(settings.withdrawal, '/withdrawal')]
  expect(narrowings.map(({ setting }) => setting).sort()).toEqual([...limits].sort())
})

it('asks for figures that the contract has, in the way it wants', () => {
  for (const { setting, rule, told } of narrowings) {
    if (!told) continue
    const call = calls[told.call]
    expect(Object.keys(told.with ?? {}).sort(), setting).toEqual([...(call?.required ?? [])].sort())
    for (const [name, value] of Object.entries(told.with ?? {}))
      expect(call?.params[name]?.enum, setting).toContain(value)
    const field = call?.data.kind === 'object' ? call.data.fields[told.field] : undefined
    expect(field?.type.kind, setting).toBe(rule === 'on' ? 'double' : 'decimal')
    expect(call?.money, 'asking must not move money').toBe(false)
  }
})

it('pairs the two ends of each range under its switch', () => {
  const bySetting = new Map(narrowings.map((narrowing) => [narrowing.setting, narrowing]))
  for (const { setting, opposite, under } of narrowings.filter(({ opposite }) => opposite !== undefined)) {
    expect(bySetting.get(opposite ?? '')?.opposite).toBe(setting)
    expect(bySetting.get(under ?? '')?.rule).toBe('on')
  }
})
