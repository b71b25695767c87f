// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdFocus } from './holdFocus.ts'

describe('an app in a frame', () => {
  let phone: Window & typeof globalThis
  let isHere: boolean
  beforeEach(() => {
    vi.useFakeTimers()
    const frame = document.body.appendChild(document.createElement('iframe'))
    phone = frame.contentWindow as Window & typeof globalThis
    phone.document.body.innerHTML = '<h1 tabindex="-1">Cards</h1><button>Add</button><input value="7">'
    isHere = false
    phone.document.hasFocus = () => isHere
    holdFocus(phone)
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  const part = (name: string) => phone.document.querySelector<HTMLElement>(name)!
  const active = () => phone.document.activeElement?.localName
  function comeIn(): void {
    isHere = true
    phone.dispatchEvent(new phone.Event('focus'))
  }

  it('moves the focus while the frame has it', () => {
    isHere = true
    part('button').focus()
    expect(active()).toBe('button')
  })

  it('does not take the focus from the page around it', () => {
    part('h1').focus()
    part('input').focus()
    ;(part('input') as HTMLInputElement).select()
    expect(active()).toBe('body')
  })

  it('has the focus where it wanted it last once somebody comes in', () => {
    part('button').focus()
    part('h1').focus()
    comeIn()
    vi.runAllTimers()
    expect(active()).toBe('h1')
  })

  it('leaves the focus where a tap has put it', () => {
    part('h1').focus()
    comeIn()
    part('button').focus()
    vi.runAllTimers()
    expect(active()).toBe('button')
  })
})
