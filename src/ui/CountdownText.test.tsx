// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countdownDigits, CountdownText } from './CountdownText.tsx'

test.each([
  [754_000, '12:34'],
  [3_600_000, '1:00:00'],
  [3_599_001, '1:00:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
])('writes %i ms as %s', (ms, digits) => {
  expect(countdownDigits(ms)).toBe(digits)
})

test('is a timer that does not speak by itself, and says when it has ended', () => {
  const { rerender } = render(<CountdownText ms={9000} label="Time to pay" endedText="Too late" />)
  expect(screen.getByRole('timer', { name: 'Time to pay' })).toHaveAttribute('aria-live', 'off')
  rerender(<CountdownText ms={0} label="Time to pay" endedText="Too late" />)
  expect(screen.getByRole('timer')).toHaveTextContent('Too late')
})
