import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { Unavailable } from '../../format/expression/Unavailable.ts'
import { expressionOf as cel } from '../testing/planOf.ts'
import { sendableActions } from './sendForm.ts'
import { formBlock } from './testing/formBlock.ts'

const { fields } = formBlock({ amount: {}, bonus: {}, note: {} })
const form = { amount: new Big(500) }

/** The parameters that are left of these, by name. */
function kept(params: Readonly<Record<string, unknown>>, names: Readonly<Record<string, unknown>> = {}) {
  const scope = {
    get(name: string) {
      if (names[name] instanceof Error) throw names[name]
      return name === 'form' ? form : names[name]
    },
  }
  const [action] = sendableActions([{ call: 'withdraw', with: params, money: true, say: false }], {
    fields,
    form,
    scope,
  })
  return Object.keys((action as { with?: object } | undefined)?.with ?? {})
}

describe('sendableActions', () => {
  it('leaves out what comes from an empty field, and nothing else', () => {
    expect(
      kept({ amount: cel('form.amount'), note: cel('trim(form.note)'), bonus: cel('form.bonus'), type: 1 }),
    ).toEqual(['amount', 'type'])
  })

  it.each([
    ['has not come', new Unavailable('pending')],
    ['could not be read', new Unavailable('failed', 'limits')],
    ['is not there', {}],
    ['is malformed', { limits: { rate: 'a lot' } }],
  ])('keeps a parameter when a part of it %s, though an empty field is read beside it', (_, data) => {
    const rate = cel('(form.amount + form.?bonus.orValue(decimal("0"))) * data.limits.rate')
    expect(kept({ rate }, { data })).toEqual(['rate'])
    expect(kept({ note: cel('form.?note.orValue("") + data.limits.note') }, { data })).toEqual(['note'])
  })

  it('keeps a parameter that reads a field the form does not have', () => {
    expect(kept({ gone: cel('form.gone') })).toEqual(['gone'])
  })

  it('leaves other actions alone', () => {
    const actions = [{ back: true as const }]
    expect(sendableActions(actions, { fields, form, scope: { get: () => undefined } })).toEqual(actions)
  })
})
