// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AmountField } from './AmountField.tsx'
import { WithState } from './testing/WithState.tsx'

function renderField(start = '') {
  render(
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

test('letters never arrive, a pasted amount with commas does', async () => {
  const input = renderField()
  await userEvent.type(input, '1x2')
  expect(input).toHaveValue('12')
  await userEvent.clear(input)
  await userEvent.paste('1,500,000')
  expect(input).toHaveValue('1500000')
})

test('reads the amount back with the field', async () => {
  const input = renderField()
  await userEvent.type(input, '7')
  expect(input).toHaveAccessibleDescription('7 won')
})

test('is emptied from within its frame, and keeps the focus', async () => {
  render(
    <WithState initial="">
      {(value, onChange) => <AmountField label="Amount" value={value} onChange={onChange} clear={{ label: 'Clear' }} beside={<button type="button">Bet</button>} />}
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
