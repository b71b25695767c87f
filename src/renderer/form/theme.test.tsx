// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../../ui/Button.tsx'
import { createValidator } from './createValidator.ts'
import { PlaybillForm } from './theme.ts'

const schema: RJSFSchema = {
  type: 'object',
  required: ['name', 'way'],
  properties: {
    name: { type: 'string', title: 'Name', minLength: 2 },
    min: { type: 'string', format: 'decimal', title: 'Minimum' },
    way: { type: 'string', title: 'Way', enum: ['bank', 'usdt'] },
    on: { type: 'boolean', title: 'On' },
    count: { type: 'integer', title: 'Count' },
    hours: { type: 'object', title: 'Hours', properties: { from: { type: 'integer', title: 'From' } } },
    chips: { type: 'array', title: 'Chips', items: { type: 'string', format: 'decimal', title: 'Chip' } },
  },
}
const uiSchema: UiSchema = { way: { 'ui:widget': 'chips' }, name: { 'ui:help': 'As on the card.' } }

function renderForm(onSubmit = vi.fn<(data: unknown) => void>(), initialFormData: object = { on: true }) {
  render(
    <PlaybillForm
      schema={schema}
      uiSchema={uiSchema}
      validator={createValidator()}
      initialFormData={initialFormData}
      onSubmit={({ formData }) => onSubmit(formData)}
      onError={() => undefined}
    >
      <Button type="submit">Save</Button>
    </PlaybillForm>,
  )
  return { onSubmit, user: userEvent.setup() }
}

describe('PlaybillForm', () => {
  it('fills any schema with the inputs of the ui kit and hands the values over', async () => {
    const { onSubmit, user } = renderForm()
    await user.type(screen.getByLabelText('Name'), 'Kim')
    await user.type(screen.getByLabelText('Minimum'), '12,000')
    await user.click(screen.getByRole('radio', { name: 'usdt' }))
    await user.click(screen.getByRole('checkbox', { name: 'On' }))
    await user.type(screen.getByLabelText('Count'), '3')
    await user.type(screen.getByLabelText('From'), '10')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(screen.getByRole('textbox', { name: /^Chip/ }), '500')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Kim',
      min: '12000',
      way: 'usdt',
      on: false,
      count: 3,
      hours: { from: 10 },
      chips: ['500'],
    })
  })

  it('shows what is wrong beside its field and goes to the first of them', async () => {
    const { onSubmit, user } = renderForm()
    await user.type(screen.getByLabelText('Name'), 'K')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('minLength As on the card.')
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('chooses nothing by itself', () => {
    renderForm()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })

  it('takes an emptied text for absent', async () => {
    const { onSubmit, user } = renderForm(undefined, { name: 'Kim', min: '5', way: 'bank' })
    await user.clear(screen.getByLabelText('Minimum'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Kim', min: undefined })
  })
})
