// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useTextHistory } from './useTextHistory.ts'

/** A text, which others may write as well, and its history. */
function useWritten() {
  const [text, write] = useState('a')
  return { text, write, ...useTextHistory(text, write) }
}

function open() {
  const { result } = renderHook(useWritten)
  return {
    text: () => result.current.text,
    steps: () => [result.current.undo !== undefined, result.current.redo !== undefined],
    write: (text: string) => act(() => result.current.write(text)),
    change: (text: string, about?: string) => act(() => result.current.change(text, about)),
    undo: () => act(() => result.current.undo?.()),
    redo: () => act(() => result.current.redo?.()),
  }
}

it('takes steps back and again, those about the same thing as one', () => {
  const { text, steps, change, undo, redo } = open()
  expect(steps()).toEqual([false, false])
  change('b', 'title')
  change('bc', 'title')
  change('d')
  undo()
  expect([text(), ...steps()]).toEqual(['bc', true, true])
  undo()
  expect([text(), ...steps()]).toEqual(['a', false, true])
  redo()
  redo()
  expect([text(), ...steps()]).toEqual(['d', true, false])
})

it('takes no step back over what was written elsewhere meanwhile, nor again', () => {
  const { text, steps, write, change, undo } = open()
  change('b', 'title')
  change('c')
  undo()
  expect(steps()).toEqual([true, true])
  write('theirs')
  expect([text(), ...steps()]).toEqual(['theirs', false, false])
  change('theirs and mine', 'title')
  undo()
  expect([text(), ...steps()]).toEqual(['theirs', false, true])
})
