// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { AmountField } from './AmountField.tsx'
import { WithState } from './testing/WithState.tsx'
import { loadAmountText } from './useAmountTyping.ts'

const code = vi.hoisted(() => Promise.withResolvers<undefined>())
vi.mock('./amountText.ts', async (original) => {
  await code.promise
  return original()
})

afterEach(cleanup)

/** One file, one loading: the code comes within the test. */
it('leaves digits that are typed before the code has come as they are until the next key, and reads what it had refused', async () => {
  const user = userEvent.setup()
  render(
    <>
      {['Amount', 'Other'].map((label) => (
        <WithState key={label} initial="">
          {(value, onChange) => <AmountField label={label} currency="₩" value={value} onChange={onChange} />}
        </WithState>
      ))}
    </>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  const other = screen.getByRole('textbox', { name: 'Other' })
  await user.click(other)
  await user.paste('₩１２,３００')
  expect(other).toBeInvalid()
  await user.type(input, '20000{ArrowLeft}')
  code.resolve(undefined)
  await act(loadAmountText)
  expect(input).toHaveValue('20000')
  expect(input.selectionStart).toBe(4)
  expect(other).toHaveValue('12,300')
  expect(other).toBeValid()

  await user.keyboard('5')
  expect(input).toHaveValue('200,050')
  expect(input.selectionStart).toBe(6)
  await user.tab()
  expect(input).toHaveValue('200,050')
})
