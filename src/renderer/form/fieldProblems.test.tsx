// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { widgetNames, type Widget } from '../../format/blocks/widgets.ts'
import { formBlock } from './testing/formBlock.ts'
import { playForm } from './testing/playForm.tsx'

/** A value the member does not give cannot be missing, and rows and groups are not empty themselves. */
const given = new Set<Widget>(['readonly', 'hidden', 'rows', 'group'])
const wanted = widgetNames.filter((widget) => !given.has(widget))

const schemas: Partial<Record<Widget, object>> = {
  amount: { type: 'string', format: 'decimal' },
  checkbox: { type: 'boolean', const: true },
  date: { type: 'string', format: 'date' },
  number: { type: 'integer' },
}

/** What assistive technology describes: the input, or the group that radios are in. */
const control = () => screen.queryByRole('radiogroup', { name: /^label/ }) ?? screen.getByLabelText(/^label/)

describe('a required field', () => {
  it.each(wanted)('of the kind %s says what is wrong and that it is, and takes the focus', async (widget) => {
    const field = {
      label: { c: 'label' },
      hint: { c: 'hint' },
      required: true,
      widget,
      schema: { type: 'string', ...schemas[widget] } as never,
      messages: { required: { c: 'missing' }, const: { c: 'missing' } },
    }
    const choices = ['select', 'chips', 'cards'].includes(widget)
      ? { choices: { source: 'banks', value: 'bank_name', label: 'bank_name', mask: false } }
      : {}
    const { user } = await playForm(formBlock({ field: { ...field, ...choices } }), {
      screen: { sources: { banks: { call: 'getBankList', keep: false } } },
      answers: { getBankList: [{ bank_name: 'KB' }, { bank_name: 'Woori' }] },
    })
    expect(control()).toHaveAttribute('aria-required', 'true')
    expect(control()).not.toHaveAttribute('aria-invalid')
    expect(control()).not.toHaveAccessibleDescription(/missing/)

    await user.click(screen.getByRole('button', { name: 'submit' }))
    await waitFor(() => expect(control()).toHaveAttribute('aria-invalid', 'true'))
    expect(control()).toHaveAccessibleDescription(/^missing/)
    await waitFor(() => expect(control().contains(document.activeElement)).toBe(true))
  })
})
