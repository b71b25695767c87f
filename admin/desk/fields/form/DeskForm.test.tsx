// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import settings from '../../../../schemas/settings.json' with { type: 'json' }
import { withClockTexts } from '../../../../src/format/compile/withClockTexts.ts'
import { testNotice } from '../../testing/testDocuments.ts'
import { DeskForm } from './DeskForm.tsx'
import { formSchemas, picks, type FormName } from '../../facts/shapes/formSchemas.ts'
import { pickValue } from '../../facts/shapes/pickSchema.ts'
import { uiSchemaOf } from './uiSchemaOf.ts'
import { factWords, settingWords } from './fieldWords.ts'
import { testWords } from '../../testing/testWords.ts'
import { createWords } from '../../words/createWords.ts'
import { en } from '../../words/en.ts'
import { WordsProvider } from '../../words/WordsProvider.tsx'

const words = createWords('en', en)

const values: Readonly<Record<FormName, unknown>> = {
  limits: pickValue(withClockTexts(settings), picks.limits),
  payWays: pickValue(settings, picks['pay-ways']),
  menus: pickValue(settings, picks.menus),
  notice: testNotice,
  banner: { on: true, picture: {}, title: {}, link: '/', priority: 0, zone: 'UTC' },
  dialog: { on: true, places: ['home'], once: 'ever', priority: 1 },
}

function Desk({ name, onChange }: { readonly name: FormName; readonly onChange: (value: unknown) => void }) {
  const [value, setValue] = useState(values[name])
  return (
    <WordsProvider words={words}>
      <DeskForm
        name={name}
        label={name}
        uiSchema={uiSchemaOf(
          formSchemas[name],
          (name === 'limits' || name === 'payWays' || name === 'menus' ? settingWords : factWords)(testWords.en),
        )}
        value={value}
        errors={[]}
        readonly={false}
        context={{ factOf: () => undefined, groups: 'rows' }}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
      />
    </WordsProvider>
  )
}

afterEach(cleanup)

describe('DeskForm', () => {
  it.each(Object.keys(formSchemas) as FormName[])('draws every field of %s with the ui kit', (name) => {
    const { container } = render(<Desk name={name} onChange={() => undefined} />)
    expect(container.querySelectorAll('input, select, textarea').length).toBeGreaterThan(2)
    // The class of rjsf's own inputs.
    expect(container.querySelectorAll('.form-control')).toHaveLength(0)
  })

  it('reports a changed field with the others, a number as a number', async () => {
    const onChange = vi.fn<(value: unknown) => void>()
    render(<Desk name="notice" onChange={onChange} />)
    const field = screen.getByLabelText('Priority')
    await userEvent.clear(field)
    await userEvent.type(field, '45')
    expect(onChange).toHaveBeenLastCalledWith({ ...testNotice, priority: 45 })
  })

  it('keeps the focus in a list whose items are moved and removed', async () => {
    const user = userEvent.setup()
    render(<Desk name="menus" onChange={() => undefined} />)
    const [last] = screen.getAllByRole('button', { name: 'Remove number 5' })
    const list = last?.closest('fieldset')
    if (!list) throw new Error('No list has five items.')
    const button = (name: string) => within(list).getByRole('button', { name })
    await user.click(button('Move number 2 up'))
    // It is the first now, so there is only the way back.
    expect(button('Move number 1 down')).toHaveFocus()
    await user.click(button('Remove number 5'))
    expect(button('Remove number 4')).toHaveFocus()
    for (let left = 4; left > 0; left -= 1) await user.keyboard('{Enter}')
    expect(within(list).queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(within(list).getByRole('button', { name: /^Add/ })).toHaveFocus()
  })
})
