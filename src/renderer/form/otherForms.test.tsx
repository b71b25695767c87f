// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expressionOf as cel } from '../testing/planOf.ts'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm, type PlayFormOptions } from './testing/playForm.tsx'
import { readFormBlock } from './readFormBlock.ts'
import type { FormBlock } from '../../format/blocks/form.ts'

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const other = formBlock({ sum: { required: true } }, { id: 'other' })
const values: PlayFormOptions['screen'] = { values: { sum: cel("form.other.?sum.orValue('nothing')") } }

const play = (own: Parameters<typeof formBlock>[0], rest: Partial<FormBlock> = {}) =>
  playForm(formBlock(own, { id: 'own', ...rest }), { screen: values, beside: [readFormBlock(other)] })

it('shows at once what another form changes in a value of the screen', async () => {
  const { user } = await play({ note: { hint: { c: 'hint', with: { sum: cel('value.sum') } } } })
  expect(input('note')).toHaveAccessibleDescription('hint nothing')
  await user.type(input('sum'), '7')
  await waitFor(() => expect(input('note')).toHaveAccessibleDescription('hint 7'))
})

it('reads another form by its id, beside its own fields', async () => {
  const { user } = await play({
    note: { hint: { c: 'hint', with: { sum: cel("form.other.?sum.orValue('nothing') + form.?note.orValue('')") } } },
  })
  expect(input('note')).toHaveAccessibleDescription('hint nothing')
  await user.type(input('sum'), '7')
  await waitFor(() => expect(input('note')).toHaveAccessibleDescription('hint 7'))
  await user.type(input('note'), 'x')
  await waitFor(() => expect(input('note')).toHaveAccessibleDescription('hint 7x'))
})

it('judges and sends by what another form holds', async () => {
  const { user, host } = await play(
    { note: { required: true } },
    {
      rules: [{ assert: cel("form.other.?sum.orValue('') == form.note"), at: 'note', message: { c: 'differs' } }],
      submit: { ...sending('save', { sum: cel("form.other.?sum.orValue('')") }), clear: false },
    },
  )
  await user.type(input('note'), '7')
  await user.click(screen.getAllByRole('button', { name: 'submit' })[0]!)
  await screen.findByText('differs')
  await user.type(input('sum'), '7')
  await waitFor(() => expect(screen.queryByText('differs')).not.toBeInTheDocument())
  await user.click(screen.getAllByRole('button', { name: 'submit' })[0]!)
  await waitFor(() => expect(host.calls).toContainEqual(expect.objectContaining({ id: 'save', params: { sum: '7' } })))
})
