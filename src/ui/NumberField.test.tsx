// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'
import { WithState } from './testing/WithState.tsx'

function renderField(start?: number, given: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn<NumberFieldProps['onChange']>()
  renderInEnglish(
    <WithState<NumberFieldProps['value']> initial={start}>
      {(value, change) => (
        <NumberField
          label="Guests"
          decimals={0}
          min={2}
          max={20}
          step={2}
          less="fewer"
          more="more"
          extra="2 – 20"
          {...given}
          value={value}
          onChange={(next) => {
            onChange(next)
            change(next)
          }}
        />
      )}
    </WithState>,
  )
  return { input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Guests' }), onChange }
}

test('the buttons go from step to step, and no further than the bounds', async () => {
  const { input } = renderField(18)
  const [less, more] = [screen.getByRole('button', { name: 'fewer' }), screen.getByRole('button', { name: 'more' })]
  await userEvent.click(more)
  expect(input).toHaveValue('20')
  expect(more).toBeDisabled()
  await userEvent.dblClick(less)
  expect(input).toHaveValue('16')
})

test('the arrow keys and page keys step, and the value is said with its bounds', async () => {
  const { input } = renderField()
  expect(input).toHaveAccessibleDescription('2 – 20')
  expect([input.getAttribute('aria-valuemin'), input.getAttribute('aria-valuemax')]).toEqual(['2', '20'])
  await userEvent.type(input, '{ArrowUp}')
  expect(input).toHaveValue('2')
  await userEvent.type(input, '{ArrowUp}{PageUp}')
  expect(input).toHaveAttribute('aria-valuenow', '20')
  await userEvent.type(input, '{PageDown}{ArrowDown}')
  expect(input).toHaveValue('2')
})

test.each([
  ['1,500', 0, 1500],
  ['１２', 0, 12],
  ['2.05', 8, 2.05],
  ['2,5', 8, 2.5],
])('typing %s with at most %s decimals is read as %s', async (keys, decimals, read) => {
  const { input, onChange } = renderField(undefined, { decimals, max: undefined })
  await userEvent.type(input, keys)
  expect(onChange).toHaveBeenLastCalledWith(read)
  await userEvent.tab()
  expect(input).toHaveValue(String(read))
})

test.each(['2.5', '-4', '1x'])('typing %s shows it, says why it is refused and lets nothing be added', async (keys) => {
  const { input, onChange } = renderField(undefined)
  await userEvent.type(input, keys)
  expect(input).toHaveValue(keys)
  expect(input).toBeInvalid()
  expect(onChange).toHaveBeenLastCalledWith(`?${keys}`)
  expect(screen.getByRole('button', { name: 'more' })).toBeDisabled()
})

test('emptied it has no number', async () => {
  const { input, onChange } = renderField(4)
  await userEvent.clear(input)
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  expect(input).not.toHaveAttribute('aria-valuenow')
})
