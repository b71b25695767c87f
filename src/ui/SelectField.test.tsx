// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SelectField } from './SelectField.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

const options = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ value: `b${place}`, label: `Bank ${place}`, note: `code ${place}0` }))

function renderField(count: number, value?: string) {
  const onChange = vi.fn<(value: string) => void>()
  renderInEnglish(
    <SelectField label="Bank" placeholder="Choose" options={options(count)} value={value} onChange={onChange} />,
  )
  return { onChange, button: screen.getByRole('combobox', { name: 'Bank' }) }
}

async function open(button: HTMLElement) {
  await userEvent.click(button)
  await screen.findByRole('radiogroup', { name: 'Bank' })
}

test('says choice and note on its button, and in a filter the label as well', () => {
  const { button } = renderField(3, 'b1')
  expect(button).toHaveTextContent('Bank 1 code 10')
  renderInEnglish(<SelectField label="Period" compact options={options(3)} value="b2" onChange={() => undefined} />)
  expect(screen.getByRole('button')).toHaveAccessibleName('Period: Bank 2')
})

test('is required and wrong like every input, and knows its sheet while that is open', async () => {
  renderInEnglish(
    <SelectField
      label="Bank"
      required
      error="Choose one"
      options={options(3)}
      value={undefined}
      onChange={() => undefined}
    />,
  )
  const button = screen.getByRole('combobox', { name: 'Bank', description: 'Choose one' })
  expect(button).toHaveAttribute('aria-required', 'true')
  expect(button).toHaveAttribute('aria-invalid', 'true')
  await open(button)
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(
    screen.getByRole('dialog', { name: 'Bank' }),
  )
})

test('hands up the chosen value, closes, and gives the focus back', async () => {
  const { button, onChange } = renderField(3)
  await open(button)
  await userEvent.click(screen.getByRole('radio', { name: /Bank 2/ }))

  expect(onChange).toHaveBeenCalledExactlyOnceWith('b2')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})

test('arrow keys walk through the options without choosing, Enter chooses', async () => {
  const { button, onChange } = renderField(3, 'b0')
  await open(button)
  screen.getByRole('radio', { name: /Bank 0/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('radio', { name: /Bank 1/ })).toBeChecked()

  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b1')
})

test('choosing the same again only closes', async () => {
  const { button, onChange } = renderField(3, 'b0')
  await open(button)
  await userEvent.click(screen.getByRole('radio', { name: /Bank 0/ }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b0')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('Escape leaves everything as it was', async () => {
  const { button, onChange } = renderField(3, 'b0')
  await open(button)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(onChange).not.toHaveBeenCalled()
})

test('a long list can be searched, by note too', async () => {
  const { button } = renderField(12)
  await open(button)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'code 110')
  expect(screen.getAllByRole('radio')).toHaveLength(1)

  await userEvent.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('Nothing matches')).toBeInTheDocument()
})

test('a short list has no search field', async () => {
  const { button } = renderField(10)
  await open(button)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})
