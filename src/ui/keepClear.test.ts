// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { keepClear } from './keepClear.ts'

const rect = (top: number, height: number) => () => new DOMRect(0, top, 100, height)

/** A form whose input begins at `top`, and something that floats from 78 to 126 px. */
function page(top: number, fieldHeight = 90) {
  document.body.innerHTML = '<div data-field="amount"><input /></div><button>Send</button><aside></aside>'
  const found = ['div', 'input', 'button', 'aside'].map((tag) => document.querySelector<HTMLElement>(tag))
  const [field, input, button, floating] = found
  if (!field || !input || !button || !floating) throw new Error('The page is not there.')
  field.getBoundingClientRect = rect(top, fieldHeight)
  floating.getBoundingClientRect = rect(78, 48)
  return { input, button, floating }
}

afterEach(() => (document.body.innerHTML = ''))

it.each([
  ['beneath the focused field that it would lie over', 60, '158px'],
  ['where it always is above a field further down', 200, ''],
  ['where it always is if there is no room beneath', 75, ''],
])('goes %s', (_, top, expected) => {
  const { input, floating } = page(top, top === 75 ? 700 : 90)
  input.focus()
  keepClear(floating)
  expect(floating.style.top).toBe(expected)
})

it('goes back once nothing is beneath it', () => {
  const { input, button, floating } = page(60)
  input.focus()
  keepClear(floating)
  button.focus()
  keepClear(floating)
  expect(floating.style.top).toBe('')
})
