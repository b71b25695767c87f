// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AmountField } from './AmountField.tsx'
import { WithState } from './testing/WithState.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

function renderField(start = '') {
  renderInEnglish(
    <WithState initial={start}>
      {(value, onChange) => (
        <AmountField
          label="Amount"
          value={value}
          onChange={onChange}
          chips={[{ label: '+50k', add: '50000' }]}
          max={{ label: 'Max', value: '984500' }}
          reset={{ label: 'Reset' }}
          readBack={value === '' ? '' : `${value} won`}
        />
      )}
    </WithState>,
  )
  return screen.getByRole('textbox', { name: 'Amount' })
}

test('two taps of a chip add up', async () => {
  const input = renderField()
  await userEvent.dblClick(screen.getByRole('button', { name: '+50k' }))
  expect(input).toHaveValue('100000')
})

test('max sets the whole amount and reset empties it', async () => {
  const input = renderField('5')
  await userEvent.click(screen.getByRole('button', { name: 'Max' }))
  expect(input).toHaveValue('984500')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(input).toHaveValue('')
})

test('a pasted amount with commas arrives as its digits', async () => {
  const input = renderField()
  await userEvent.click(input)
  await userEvent.paste('1,500,000')
  expect(input).toHaveValue('1500000')
  expect(input).toBeValid()
})

test.each(['100.5', '100x5'])('typing %s keeps 100 and says what was refused, never 1005', async (typed) => {
  const input = renderField()
  await userEvent.type(input, typed)
  expect(input).toHaveValue('100')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription(expect.stringContaining(typed))
  // Done with it: what is typed now belongs to the amount again.
  await userEvent.type(input, '{Backspace}5')
  expect(input).toHaveValue('105')
  expect(input).toBeValid()
})

test.each(['100.5', '1,00', '12a', '1234567890'])('a paste of %s changes nothing and says so', async (text) => {
  const onChange = vi.fn<(value: string) => void>()
  renderInEnglish(<AmountField label="Amount" value="70" maxLength={8} onChange={onChange} />)
  const input = screen.getByRole('textbox', { name: 'Amount' })
  await userEvent.tripleClick(input)
  await userEvent.paste(text)
  expect(onChange).not.toHaveBeenCalled()
  expect(input).toHaveValue('70')
  expect(input).toHaveAccessibleDescription(expect.stringMatching(/unchanged/))
})

test('typing on past the longest amount adds nothing', async () => {
  renderInEnglish(
    <WithState initial="">
      {(value, onChange) => <AmountField label="Amount" value={value} onChange={onChange} maxLength={3} />}
    </WithState>,
  )
  const input = screen.getByRole('textbox', { name: 'Amount' })
  await userEvent.type(input, '12345')
  expect(input).toHaveValue('123')
  expect(input).toHaveAccessibleDescription(expect.stringContaining('12345'))
})

test('keeps two decimals where there are two, and refuses the third', async () => {
  renderInEnglish(
    <WithState initial="">
      {(value, onChange) => <AmountField label="Amount" value={value} onChange={onChange} decimals={2} />}
    </WithState>,
  )
  const input = screen.getByRole('textbox', { name: 'Amount' })
  await userEvent.type(input, '12.345')
  expect(input).toHaveValue('12.34')
  expect(input).toBeInvalid()
})

test('a chip takes the words of a refusal away', async () => {
  const input = renderField()
  await userEvent.type(input, '1.5')
  expect(input).toBeInvalid()
  await userEvent.click(screen.getByRole('button', { name: '+50k' }))
  expect(input).toHaveValue('50001')
  expect(input).toBeValid()
})

test('an amount from elsewhere takes the words of a refusal away', async () => {
  const { rerender } = renderInEnglish(<AmountField label="Amount" value="70" onChange={() => undefined} />)
  const input = screen.getByRole('textbox', { name: 'Amount' })
  await userEvent.type(input, '.')
  expect(input).toBeInvalid()
  rerender(<AmountField label="Amount" value="120" onChange={() => undefined} />)
  expect(input).toBeValid()
})

test('reads the amount back with the field', async () => {
  const input = renderField()
  await userEvent.type(input, '7')
  expect(input).toHaveAccessibleDescription('7 won')
})

test('is emptied from within its frame, and keeps the focus', async () => {
  renderInEnglish(
    <WithState initial="">
      {(value, onChange) => (
        <AmountField
          label="Amount"
          value={value}
          onChange={onChange}
          clear={{ label: 'Clear' }}
          beside={<button type="button">Bet</button>}
        />
      )}
    </WithState>,
  )
  const input = screen.getByRole('textbox', { name: 'Amount' })
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  await userEvent.type(input, '70')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(input).toHaveValue('')
  expect(input).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})
