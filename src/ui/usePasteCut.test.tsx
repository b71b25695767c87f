// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { WithState } from './testing/WithState.tsx'
import { TextField } from './TextField.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

test('says what a paste lost to the longest text, until the next change', async () => {
  renderInEnglish(
    <WithState initial="ab">
      {(value, onChange) => <TextField label="Number" value={value} onChange={onChange} maxLength={8} />}
    </WithState>,
  )
  const input = screen.getByRole('textbox', { name: 'Number' })
  await userEvent.click(input)
  await userEvent.paste('1234567890')
  expect(input).toHaveValue('ab123456')
  expect(input).toHaveAccessibleDescription(expect.stringMatching(/^7890 · .*left out/))
  await userEvent.type(input, '{Backspace}')
  expect(input).toHaveAccessibleDescription('')
})

test('says nothing of a paste that fits in place of what is selected', async () => {
  renderInEnglish(
    <WithState initial="abcdefgh">
      {(value, onChange) => <TextField label="Number" value={value} onChange={onChange} maxLength={8} />}
    </WithState>,
  )
  const input = screen.getByRole('textbox', { name: 'Number' })
  await userEvent.tripleClick(input)
  await userEvent.paste('12345678')
  expect(input).toHaveValue('12345678')
  expect(input).toHaveAccessibleDescription('')
})

test('counts what a password lost and never shows it', async () => {
  renderInEnglish(
    <WithState initial="">
      {(value, onChange) => (
        <PasswordField label="Password" value={value} onChange={onChange} autoComplete="off" maxLength={6} />
      )}
    </WithState>,
  )
  const input = screen.getByLabelText('Password')
  await userEvent.click(input)
  await userEvent.paste('secret789')
  expect(input).toHaveValue('secret')
  expect(input).toHaveAccessibleDescription(expect.stringMatching(/^••• · .*left out/))
})
