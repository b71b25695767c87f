// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { keepClear } from './keepClear.ts'

const rect = (top: number, height: number) => () => new DOMRect(0, top, 100, height)

/** A form on a page of 768 px whose field begins at `top`, and something that floats from 78 to 126 px. */
function page(top: number, { fieldHeight = 90, buttonTop = 600 } = {}) {
  document.body.innerHTML =
    '<form><div data-field="amount"><input /></div><button type="submit">Send</button></form><a href="#"></a><aside></aside>'
  const found = ['div', 'input', 'button', 'a', 'aside'].map((tag) => document.querySelector<HTMLElement>(tag))
  const [field, input, button, link, floating] = found
  if (!field || !input || !button || !link || !floating) throw new Error('The page is not there.')
  field.getBoundingClientRect = rect(top, fieldHeight)
  button.getBoundingClientRect = rect(buttonTop, 48)
  floating.getBoundingClientRect = rect(78, 48)
  return { input, link, floating }
}

afterEach(() => (document.body.innerHTML = ''))

it.each([
  ['beneath the focused field that it would lie over', 60, {}, '158px'],
  ['where it always is above a field further down', 200, {}, ''],
  ['to the foot of the page if the button of the form is beneath the field', 60, { buttonTop: 170 }, '712px'],
  ['off the button of the form that is where it always is', 200, { buttonTop: 90 }, '298px'],
  ['where it always is if there is no room anywhere', 75, { fieldHeight: 700 }, ''],
])('goes %s', (_, top, sizes, expected) => {
  const { input, floating } = page(top, sizes)
  input.focus()
  keepClear(floating)
  expect(floating.style.top).toBe(expected)
})

it('goes back once nothing is beneath it', () => {
  const { input, link, floating } = page(60)
  input.focus()
  keepClear(floating)
  link.focus()
  keepClear(floating)
  expect(floating.style.top).toBe('')
})
