// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormField } from './FormField.tsx'

const field = (error?: string) => (
  <FormField label="Name" hint="As on the card" error={error} required>
    {(ties) => <input {...ties} />}
  </FormField>
)

test('ties label, hint and error to the input', () => {
  render(field('Too short'))
  const input = screen.getByRole('textbox', { name: 'Name' })

  expect(input).toHaveAccessibleDescription('Too short As on the card')
  expect(input).toBeInvalid()
  expect(input).toHaveAttribute('aria-required', 'true')
})

test('the live region is there before its first error', () => {
  const { container, rerender } = render(field())
  const region = container.querySelector('[aria-live="polite"]')
  expect(region).toBeEmptyDOMElement()

  rerender(field('Too short'))

  expect(region).toHaveTextContent('Too short')
  expect(container.querySelector('[aria-live="polite"]')).toBe(region)
})
