import { expect, it } from 'vitest'
import { typedClock } from './SettingField.tsx'

it('reads a time of day as it is typed', () => {
  expect(['9', '22', '930', '9:30', '2230', ' 10:05 ', '24'].map(typedClock)).toEqual([
    '09:00',
    '22:00',
    '09:30',
    '09:30',
    '22:30',
    '10:05',
    '24:00',
  ])
})

it('leaves an invalid time as it was typed', () => {
  for (const text of ['', ':30', '9:75', 'noon', '12345']) expect(typedClock(text)).toBe(text)
})
