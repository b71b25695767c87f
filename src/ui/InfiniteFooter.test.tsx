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
