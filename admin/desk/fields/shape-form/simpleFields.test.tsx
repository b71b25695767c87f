// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createWords } from '../../words/createWords.ts'
import { en } from '../../words/en.ts'
import { WordsProvider } from '../../words/WordsProvider.tsx'
import { ShapeEditingContext, type ShapeEditing } from './ShapeEditing.ts'
import type { ShapeFieldProps } from './ShapeFieldProps.ts'
import { NumberField, ValueField } from './simpleFields.tsx'

const words = createWords('en', en)
const names = { call: [], source: [], route: [], choices: [], dialog: [], popup: [], handwritten: [] }
const noMove = () => undefined

interface HeldProps {
  readonly field: ComponentType<ShapeFieldProps>
  readonly onSet: (value: unknown) => void
}

/** A field whose value is written as it is typed. */
function Held({ field: Field, onSet }: HeldProps) {
  const [value, setValue] = useState<unknown>(1)
  const edits: ShapeEditing['edits'] = {
    set(_, next) {
      setValue(next)
      onSet(next)
    },
    insert: noMove,
    move: noMove,
  }
  return (
    <WordsProvider words={words}>
      <ShapeEditingContext value={{ edits, isLocked: false, issues: [], names, copy: {} }}>
        <Field shape={{ type: 'number' }} path={['size']} value={value} label="Size" help={undefined} required />
      </ShapeEditingContext>
    </WordsProvider>
  )
}

describe.each([
  ['a number', NumberField],
  ['a value that is a number', ValueField],
])('the field of %s', (_, field) => {
  afterEach(cleanup)

  it.each([
    ['.05', '1.05', 1.05],
    ['0', '10', 10],
    ['e', '1e', '1e'],
  ])('shows what is typed ("1%s") until it is a number', async (typed, shown, value) => {
    const set: unknown[] = []
    render(<Held field={field} onSet={(next) => set.push(next)} />)
    await userEvent.type(screen.getByLabelText(/Size/), typed)
    expect(screen.getByLabelText(/Size/)).toHaveValue(shown)
    expect(set.at(-1)).toBe(value)
  })
})
