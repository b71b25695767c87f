// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InfiniteFooter } from './InfiniteFooter.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

let near: (() => void) | undefined
let asked: IntersectionObserverInit | undefined

beforeEach(() => {
  near = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        asked = options
        near = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {
        near = undefined
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function renderFooter(state: 'more' | 'paused' | 'loading' | 'finished' | 'failed') {
  const onMore = vi.fn<() => void>()
  renderInEnglish(
    <InfiniteFooter state={state} onMore={onMore} offset={50} finishedText="The end" failedText="It failed" />,
  )
  return onMore
}

test('fetches on nearing the end, and by its button', () => {
  const onMore = renderFooter('more')
  expect(asked?.rootMargin).toBe('50px 0px')
  near?.()
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(onMore).toHaveBeenCalledTimes(2)
})

const props = { onMore: () => undefined, finishedText: 'The end', failedText: 'It failed' }

function listOf(rows: number, state: 'more' | 'loading' | 'finished' | 'failed') {
  return (
    <div>
      <ul>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index}>row {index + 1}</li>
        ))}
      </ul>
      <InfiniteFooter {...props} state={state} />
    </div>
  )
}

test('after a press the focus waits on the footer, and goes on to the first row that has come', () => {
  const { rerender } = renderInEnglish(listOf(2, 'more'))
  const more = screen.getByRole('button', { name: 'Show more' })
  more.focus()
  fireEvent.click(more)
  rerender(listOf(2, 'loading'))
  expect(screen.getByRole('status').parentElement).toHaveFocus()
  rerender(listOf(4, 'finished'))
  expect(screen.getByText('row 3')).toHaveFocus()
})

test('after a press that failed the focus is on what tries again', () => {
  const { rerender } = renderInEnglish(listOf(2, 'more'))
  const more = screen.getByRole('button', { name: 'Show more' })
  more.focus()
  fireEvent.click(more)
  rerender(listOf(2, 'loading'))
  rerender(listOf(2, 'failed'))
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})

test('a page that came by scrolling leaves the focus where it is', () => {
  const { rerender } = renderInEnglish(listOf(2, 'more'))
  near?.()
  rerender(listOf(2, 'loading'))
  rerender(listOf(4, 'more'))
  expect(document.body).toHaveFocus()
})

test('while loading it asks for nothing', () => {
  renderFooter('loading')
  expect(near).toBeUndefined()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('while it is paused only its button asks for more', () => {
  const onMore = renderFooter('paused')
  expect(near).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(onMore).toHaveBeenCalledOnce()
})

test('after a failure only the member tries again', () => {
  const onMore = renderFooter('failed')
  expect(near).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onMore).toHaveBeenCalledOnce()
})

test('says that the list has ended', () => {
  renderFooter('finished')
  expect(screen.getByRole('status')).toHaveTextContent('The end')
})
