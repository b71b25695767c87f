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
it('leaves an amount that is typed before its code has come as it is, with the caret where it is, until the next key', async () => {
  const user = userEvent.setup()
  render(
    <WithState initial="">
      {(value, onChange) => <AmountField label="Amount" currency="₩" value={value} onChange={onChange} />}
    </WithState>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(input, '20000{ArrowLeft}')
  code.resolve(undefined)
  await act(loadAmountText)
  expect(input).toHaveValue('20000')
  expect(input.selectionStart).toBe(4)

  await user.keyboard('5')
  expect(input).toHaveValue('200,050')
  expect(input.selectionStart).toBe(6)
  await user.tab()
  expect(input).toHaveValue('200,050')
})
