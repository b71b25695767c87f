// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expressionOf as cel } from '../testing/planOf.ts'
import { formBlock } from './testing/formBlock.ts'
import { playForm } from './testing/playForm.tsx'

const input = (name: string) => screen.getByLabelText(name)
const submit = () => screen.getByRole('button', { name: 'submit' })

describe('FormView', () => {
  it('sends what was typed', async () => {
    const block = formBlock(
      { mobile: { required: true }, note: {} },
      { submit: { label: { c: 'submit' }, variant: 'primary', clear: true, do: [{ call: 'applyAgent', with: { mobile: cel('form.mobile') }, money: false, say: true }] } },
    )
    const { user, host } = await playForm(block, { answers: { applyAgent: {} } })
    await user.type(input('mobile'), '13800000000')
    await user.click(submit())
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([{ mobile: '13800000000' }])
    expect(host.toasts).toEqual([{ text: 'Success', tone: 'success' }])
    expect(input('mobile')).toHaveValue('')
  })
})
