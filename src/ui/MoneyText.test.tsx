// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoneyText } from './MoneyText.tsx'

test.each([
  ['₩ 500', 'gain', '+₩ 500'],
  ['₩ 500', 'loss', '−₩ 500'],
  ['−₩ 500', 'loss', '−₩ 500'],
  ['+₩ 500', 'gain', '+₩ 500'],
  ['₩ 500', 'neutral', '₩ 500'],
] as const)('writes %s as a %s with its sign: %s', (text, tone, shown) => {
  render(<MoneyText text={text} tone={tone} />)
  expect(screen.getByText(shown)).toBeInTheDocument()
})

test('covered, the figure is not in the page', () => {
  const { container } = render(<MoneyText text="₩ 1,284,500" covered />)
  expect(container).not.toHaveTextContent('1,284')
})
