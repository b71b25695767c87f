// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testNotice } from '../../testing/testDocuments.ts'
import { DeskForm, type MessageForm } from './DeskForm.tsx'
import { formSchemas } from '../../facts/shapes/formSchemas.ts'
import { uiSchemaOf } from './uiSchemaOf.ts'
import { factWords } from './fieldWords.ts'
import { testWords } from '../../testing/testWords.ts'
import { createWords } from '../../words/createWords.ts'
import { en } from '../../words/en.ts'
import { WordsProvider } from '../../words/WordsProvider.tsx'

const words = createWords('en', en)

const values: Readonly<Record<MessageForm, unknown>> = {
  notice: testNotice,
  banner: { on: true, picture: {}, title: {}, link: '/', priority: 0, zone: 'UTC' },
  dialog: { on: true, places: ['home', 'money', 'mine', 'wallet', 'recharge'], once: 'ever', priority: 1 },
}

function Desk({ name, onChange }: { readonly name: MessageForm; readonly onChange: (value: unknown) => void }) {
  const [value, setValue] = useState(values[name])
  return (
    <WordsProvider words={words}>
      <DeskForm
        name={name}
        label={name}
        uiSchema={uiSchemaOf(formSchemas[name], factWords(testWords.en))}
        value={value}
        errors={[]}
        readonly={false}
        context={{}}
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
  it.each(['notice', 'banner', 'dialog'] as const)('draws every field of %s with the ui kit', (name) => {
    const { container } = render(<Desk name={name} onChange={() => undefined} />)
    expect(container.querySelectorAll('input, select, textarea').length).toBeGreaterThan(2)
    // The class of rjsf's own inputs.
    expect(container.querySelectorAll('.form-control')).toHaveLength(0)
  })

  it('reports a changed field with the others, a number as a number', async () => {
    const onChange = vi.fn<(value: unknown) => void>()
    render(<Desk name="notice" onChange={onChange} />)
    const field = screen.getByLabelText('priority')
    await userEvent.clear(field)
    await userEvent.type(field, '45')
    expect(onChange).toHaveBeenLastCalledWith({ ...testNotice, priority: 45 })
  })

  it('keeps the focus in a list whose items are moved and removed', async () => {
    const user = userEvent.setup()
    render(<Desk name="dialog" onChange={() => undefined} />)
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
