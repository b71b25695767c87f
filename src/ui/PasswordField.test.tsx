// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { WithState } from './testing/WithState.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

function renderField() {
  renderInEnglish(
    <WithState initial="">
      {(value, onChange) => (
        <PasswordField
          label="Password"
          value={value}
          onChange={onChange}
          autoComplete="current-password"
          capsLockText="Caps Lock is on"
        />
      )}
    </WithState>,
  )
  return screen.getByLabelText('Password')
}

test('takes a pasted password and leaves filling to the password manager', async () => {
  const input = renderField()
  await userEvent.click(input)
  await userEvent.paste('s3cret pass')

  expect(input).toHaveValue('s3cret pass')
  expect(input).toHaveAttribute('autocomplete', 'current-password')
})

test('shows and hides what was typed', async () => {
  const input = renderField()
  await userEvent.type(input, 'abc')
  expect(input).toHaveAttribute('type', 'password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveValue('abc')
})

test('keeps the focus and the caret while the eye shows what was typed', async () => {
  const input = renderField() as HTMLInputElement
  await userEvent.type(input, 'abcdef')
  await userEvent.keyboard('{ArrowLeft>3/}')
  // As browsers do: another type begins with the caret elsewhere.
  Object.defineProperty(input, 'type', {
    get: () => input.getAttribute('type'),
    set(type: string) {
      input.setAttribute('type', type)
      input.setSelectionRange(0, 0)
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveFocus()
  await userEvent.keyboard('X')
  expect(input).toHaveValue('abcXdef')
})

test('warns while Caps Lock is on', () => {
  const input = renderField()
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true })
  expect(input).toHaveAccessibleDescription('Caps Lock is on')

  fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false })
  expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument()
})
