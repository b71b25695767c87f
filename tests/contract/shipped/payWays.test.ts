import { expect, it } from 'vitest'
import { sampleParams } from '../../../mocks/platform/testing/sampleParams.ts'
import { startPlatform } from '../../../mocks/platform/testing/startPlatform.ts'
import { limitsOfSettings } from '../../../mocks/platform/money/limitsOfSettings.ts'
import { compileDocuments } from '../../../src/build/compileDocuments.ts'
import { evaluate } from '../../../src/format/expression/evaluate.ts'
import type { ScreenPlan } from '../../../src/format/screen.ts'
import type { Settings } from '../../../src/format/settings.ts'

type Rule = Settings['recharge']['access'][number]

const { release } = compileDocuments()
const plan = JSON.parse(release?.files.get(release.manifest.screens['recharge']?.sha ?? '') ?? '{}') as ScreenPlan
const everybody: Rule = { way: 'bank', who: 'everybody', vipFrom: 0, vipTo: 100, sinceDays: 0 }

it.each<{ rule: Partial<Rule>; by: string; isOpen: boolean }>([
  { rule: {}, by: 'demo01', isOpen: true },
  { rule: { who: 'agents' }, by: 'demo01', isOpen: false },
  { rule: { who: 'agents' }, by: 'agent01', isOpen: true },
  { rule: { who: 'members' }, by: 'demo01', isOpen: true },
  { rule: { who: 'members' }, by: 'agent01', isOpen: false },
  { rule: { vipFrom: 100 }, by: 'demo01', isOpen: false },
  { rule: { vipTo: 0 }, by: 'demo01', isOpen: false },
  { rule: { sinceDays: 3650 }, by: 'demo01', isOpen: false },
])('the deposit screen offers $by a way for $rule only where the platform takes it', ({ rule, by, isOpen }) => {
  const access = [{ ...everybody, ...rule }]
  const { call, data, signIn } = startPlatform({ limits: () => limitsOfSettings({ recharge: { access } }) })
  signIn(by)
  const user = data('getUser', {})
  const scope = { get: (name: string) => (name === 'user' ? user : { recharge: { access } }) }
  const closed = evaluate(plan.values['closed']?.e ?? null, scope)
  expect(closed).toEqual(isOpen ? [] : ['bank'])
  expect(call('recharge', sampleParams.recharge).code === 200).toBe(isOpen)
})
