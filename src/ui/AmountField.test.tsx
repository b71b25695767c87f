// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'
import { WithState } from './testing/WithState.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'
import { loadAmountText } from './useAmountTyping.ts'

beforeAll(loadAmountText)

function renderField(start = '', given: Partial<AmountFieldProps> = {}) {
  renderInEnglish(
    <WithState initial={start}>
      {(value, onChange) => (
        <AmountField
          label="Amount"
          {...given}
          value={value}
          onChange={(next) => {
            onChange(next)
            given.onChange?.(next)
          }}
          chips={[{ label: '+50k', add: '50000' }]}
          max={{ label: 'Max', value: '984500' }}
          reset={{ label: 'Reset' }}
          readBack={value === '' ? '' : `${value} won`}
        />
      )}
    </WithState>,
  )
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
}

test('two taps of a chip add up', async () => {
  const input = renderField()
  await userEvent.dblClick(screen.getByRole('button', { name: '+50k' }))
  expect(input).toHaveValue('100,000')
})

test('max sets the whole amount and reset empties it', async () => {
  const input = renderField('5')
  await userEvent.click(screen.getByRole('button', { name: 'Max' }))
  expect(input).toHaveValue('984,500')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(input).toHaveValue('')
})

test('a pasted amount with commas arrives as its digits', async () => {
  const input = renderField()
  await userEvent.click(input)
  await userEvent.paste('1,500,000')
  expect(input).toHaveValue('1,500,000')
  expect(input).toBeValid()
})

test.each(['100.5', '100,5', '100x5', '100 5', "100'5"])(
  'typing %s shows it and says why it is refused',
  async (keys) => {
    const onChange = vi.fn<(value: string) => void>()
    const input = renderField('', { onChange })
    await userEvent.type(input, keys)
    expect(input).toHaveValue(keys)
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(/That is not an amount|without decimals|too many decimals/)
    expect(onChange).toHaveBeenLastCalledWith(`?${keys}`)
    // It is corrected where it is wrong.
    await userEvent.type(input, '{Backspace}{Backspace}5')
    expect(input).toHaveValue('1,005')
    expect(input).toBeValid()
    expect(onChange).toHaveBeenLastCalledWith('1005')
  },
)

test.each(['100.5', '1,00', '12a', '1234567890', '1.500'])('a paste of %s is refused whole', async (text) => {
  const onChange = vi.fn<(value: string) => void>()
  const input = renderField('70', { onChange, maxLength: 8 })
  await userEvent.tripleClick(input)
  await userEvent.paste(text)
  expect(onChange.mock.calls).toEqual([[`?${text}`]])
  expect(input).toHaveValue(text)
  expect(input).toBeInvalid()
})

test('an amount as the app writes it is pasted with its mark', async () => {
  const input = renderField('', { currency: '₩' })
  await userEvent.click(input)
  await userEvent.paste('₩1,500,000')
  expect(input).toHaveValue('1,500,000')
})

test('groups may be typed, and are the app’s own once the field is left', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const input = renderField('', { onChange })
  await userEvent.type(input, '1,500,000')
  expect(input).toHaveValue('1,500,000')
  expect(onChange).toHaveBeenLastCalledWith('1500000')
  await userEvent.tab()
  expect(input).toHaveValue('1,500,000')
})

test('a refused text stays when the field is left', async () => {
  const input = renderField()
  await userEvent.type(input, '10,5')
  await userEvent.tab()
  expect(input).toHaveValue('10,5')
  expect(input).toBeInvalid()
})

test('a comma is the point where there are decimals, and the caret stays behind it', async () => {
  const input = renderField('15', { decimals: 2 })
  await userEvent.type(input, ',2', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input).toHaveValue('1.25')
  expect(input.selectionStart).toBe(3)
})

test('typing on past the longest amount is refused', async () => {
  const input = renderField('', { maxLength: 3 })
  await userEvent.type(input, '12345')
  expect(input).toHaveValue('12345')
  expect(input).toHaveAccessibleDescription(/too long/)
})

test('keeps two decimals where there are two, and refuses the third', async () => {
  const input = renderField('', { decimals: 2 })
  await userEvent.type(input, '12.34')
  expect(input).toBeValid()
  await userEvent.type(input, '5')
  expect(input).toHaveValue('12.345')
  expect(input).toBeInvalid()
})

/** A keyboard composes a text and replaces the whole of it with each key. */
function compose(input: HTMLInputElement, texts: readonly string[], hasChangeAfter: boolean): string[] {
  const shown: string[] = []
  const write = (value: string, isComposing: boolean) => {
    const init = { inputType: 'insertCompositionText', data: value, isComposing }
    fireEvent.input(input, { target: { value }, ...init })
  }
  fireEvent.compositionStart(input)
  for (const text of texts) {
    fireEvent.compositionUpdate(input, { data: text })
    write(text, true)
    shown.push(input.value)
  }
  fireEvent.compositionEnd(input, { data: texts.at(-1) })
  if (hasChangeAfter) write(input.value, false)
  return shown
}

// Firefox has a change after the end, Chromium and WebKit have none.
test.each([false, true])('nothing is rewritten before a composition ends', (hasChangeAfter) => {
  const onChange = vi.fn<(value: string) => void>()
  const input = renderField('', { onChange })
  expect(compose(input, ['１', '１２', '１２３', '１２３０'], hasChangeAfter)).toEqual([
    '１',
    '１２',
    '１２３',
    '１２３０',
  ])
  expect(input).toHaveValue('1,230')
  expect(onChange).toHaveBeenLastCalledWith('1230')
})

test('a wrong character of a composition is refused, and what follows it is not lost', async () => {
  const input = renderField()
  compose(input, ['ㄱ', '가'], false)
  expect(input).toHaveValue('가')
  expect(input).toBeInvalid()
  await userEvent.type(input, '{Backspace}70')
  expect(input).toHaveValue('70')
  expect(input).toBeValid()
})

test('a chip takes the words of a refusal away', async () => {
  const input = renderField()
  await userEvent.type(input, '1.5')
  expect(input).toBeInvalid()
  await userEvent.click(screen.getByRole('button', { name: '+50k' }))
  expect(input).toHaveValue('50,001')
  expect(input).toBeValid()
})

test('nothing is added to a text that may be two amounts', async () => {
  const input = renderField()
  await userEvent.type(input, '1.500')
  expect(screen.getByRole('button', { name: '+50k' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(input).toHaveValue('')
  expect(screen.getByRole('button', { name: '+50k' })).toBeEnabled()
})

test('an amount from elsewhere takes the words of a refusal away', () => {
  const { rerender } = renderInEnglish(<AmountField label="Amount" value="?7." onChange={() => undefined} />)
  const input = screen.getByRole('textbox', { name: 'Amount' })
  expect(input).toHaveValue('7.')
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

/** Where the caret is, as "1,2|34". */
const withCaret = (input: HTMLInputElement) =>
  `${input.value.slice(0, input.selectionStart ?? 0)}|${input.value.slice(input.selectionStart ?? 0)}`

test.each([
  ['typed at the end', '123', '4', '1,234|', '1234'],
  ['typed within', '1|234', '5', '15|,234', '15234'],
  ['typed behind a mark', '1,|234', '5', '15|,234', '15234'],
  ['deleted over a mark', '1,|234', '{Backspace}', '|234', '234'],
  ['deleted over a mark forwards', '1|,234', '{Delete}', '1|34', '134'],
  ['deleted to fewer groups', '1,2|34', '{Backspace}', '1|34', '134'],
  ['deleted to none', '1,000|', '{Backspace}', '100|', '100'],
  ['typed over all', '[1,234,567]', '8', '8|', '8'],
  ['typed over a part with a mark', '1[2,3]45', '9', '1,9|45', '1945'],
  ['typed over a mark alone', '1[,]234', '5', '15|,234', '15234'],
  ['pasted within', '1|,234', 'paste:5000', '15,000|,234', '15000234'],
  ['pasted with groups over all', '[1,234]', 'paste:₩50,000', '50,000|', '50000'],
])('keeps the caret: %s', async (_, given, keys, expected, value) => {
  const onChange = vi.fn<(value: string) => void>()
  const input = renderField(given.replace(/\D/g, ''), { onChange, currency: '₩' })
  const from = given.search(/[|[]/)
  const to = given.replace('[', '').search(/[|\]]/)
  await userEvent.click(input)
  input.setSelectionRange(from === -1 ? given.length : from, to === -1 ? given.length : to)
  if (keys.startsWith('paste:')) await userEvent.paste(keys.slice(6))
  else await userEvent.keyboard(keys)
  expect(onChange).toHaveBeenLastCalledWith(value)
  expect(withCaret(input)).toBe(expected)
})
