import { describe, expect, it } from 'vitest'
import settings from '../../../schemas/settings.json' with { type: 'json' }
import { testNotice } from '../testing/testDocuments.ts'
import { formSchemas, limitsPick, payWaysPick } from './formSchemas.ts'
import { pickValue } from './pickSchema.ts'
import { findErrors } from './validatorFor.ts'

const limits = (): Record<string, Record<string, unknown>> => structuredClone(pickValue(settings, limitsPick)) as Record<string, Record<string, unknown>>
const messages = (value: unknown) => Object.fromEntries(findErrors('limits', value).map(({ property = '', message }) => [property, message]))

describe('the forms of the desk', () => {
  it('accept what is shipped', () => {
    expect(findErrors('limits', limits())).toEqual([])
    expect(findErrors('payWays', pickValue(settings, payWaysPick))).toEqual([])
    const { id: _id, ...notice } = testNotice
    expect(findErrors('notice', notice)).toEqual([])
  })

  it('say in words what is wrong, at the field', () => {
    const value = limits()
    value['recharge'] = { ...value['recharge'], bank: { min: '1.2.3', max: '5' }, orderMinutes: 2 }
    value['languages'] = { ...value['languages'], offered: [] }
    value['cards'] = {}
    expect(messages(value)).toEqual({
      '.recharge.bank.min': 'Digits only, with at most 8 after the point.',
      '.recharge.orderMinutes': 'At least 5.',
      '.languages.offered': 'At least one is needed.',
      '.cards.max': 'This needs a value.',
    })
  })

  it('give every setting a name and a help text', () => {
    const walk = (schema: { properties?: object; title?: string; description?: string }, path: string): void => {
      for (const [key, below] of Object.entries(schema.properties ?? {})) {
        expect(below.title, `${path}/${key}`).toMatch(/^[A-Z]/)
        expect(below.description, `${path}/${key}`).toBeTruthy()
        walk(below, `${path}/${key}`)
      }
    }
    walk(formSchemas.limits as object, '')
    walk(formSchemas.payWays as object, '')
  })
})
