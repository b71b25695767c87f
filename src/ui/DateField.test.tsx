// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DateField } from './DateField.tsx'

test('is a chip in a filter, named for screen readers', () => {
  render(
    <DateField
      compact
      label="날짜"
      value="2026-11-21"
      onChange={() => undefined}
      min="2020-01-01"
      max="2030-01-01"
      locale="ko"
    />,
  )
  expect(screen.getByRole('button', { name: '날짜: 2026. 11. 21.' })).toHaveClass(/chip/)
  expect(screen.getByText('날짜')).toHaveClass(/hidden/)
})

test('writes the month of an English day as a word', () => {
  render(
    <DateField
      compact
      label="Day"
      value="2026-11-12"
      onChange={() => undefined}
      min="2020-01-01"
      max="2030-01-01"
      locale="en"
    />,
  )
  expect(screen.getByRole('button', { name: 'Day: Nov 12, 2026' })).toBeInTheDocument()
})

test('hands up an ISO day, in Korean too, and none outside its bounds', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(
    <DateField label="생년월일" value="1980-01-20" onChange={onChange} min="1980-01-10" max="2008-11-21" locale="ko" />,
  )
  await userEvent.click(screen.getByRole('combobox', { name: '생년월일' }))
  await screen.findByRole('grid')
  expect(screen.getByRole('button', { name: /1월 9일/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: '다음 달로 이동' })).toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: /1월 15일/ }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1980-01-15')
})
