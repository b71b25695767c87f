// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { keepClear } from './ToastHost.tsx'

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
  ['beneath the button of the form if that is beneath the field', 60, { buttonTop: 170 }, '226px'],
  ['between the button of the form that is where it always is and the field', 200, { buttonTop: 90 }, '144px'],
  ['where it always is if there is no room anywhere', 75, { fieldHeight: 700 }, ''],
])('goes %s', (_, top, sizes, expected) => {
  const { input, floating } = page(top, sizes)
  input.focus()
  keepClear(floating)
  expect(floating.style.top).toBe(expected)
})

it.each([
  ['a bar that sticks beneath the header', '<i data-bar></i>', [70, 60], '138px'],
  ['a header that is taller than most', '<div><i></i><main></main></div>', [0, 90], '98px'],
  ['the button of a dialog', '<i role="alertdialog"><button></button></i>', [100, 48], '156px'],
])('lies not over %s', (_, markup, [top = 0, height = 0], expected) => {
  const { floating } = page(400)
  document.body.insertAdjacentHTML('beforeend', markup)
  const bar = document.querySelector<HTMLElement>('i button') ?? document.querySelector<HTMLElement>('i')
  if (!bar) throw new Error('There is no bar.')
  bar.getBoundingClientRect = rect(top, height)
  keepClear(floating)
  expect(floating.style.top).toBe(expected)
})

it('lies over neither the tab bar nor the button of a form that fills the page above it', () => {
  const { input, floating } = page(40, { fieldHeight: 500, buttonTop: 560 })
  document.body.insertAdjacentHTML('beforeend', '<div><main></main><nav></nav></div>')
  const bar = document.querySelector('nav')
  if (!bar) throw new Error('There is no bar.')
  bar.getBoundingClientRect = rect(680, 88)
  input.focus()
  keepClear(floating)
  expect(floating.style.top).toBe('616px')
})

it('goes back once nothing is beneath it', () => {
  const { input, link, floating } = page(60)
  input.focus()
  keepClear(floating)
  link.focus()
  keepClear(floating)
  expect(floating.style.top).toBe('')
})
