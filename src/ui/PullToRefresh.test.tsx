// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PullToRefresh } from './PullToRefresh.tsx'

function renderList(scrollTop = 0) {
  let finish = () => undefined as void
  const onRefresh = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  render(
    <div data-testid="scroller">
      <PullToRefresh onRefresh={onRefresh} label="Refreshing">
        <p>rows</p>
      </PullToRefresh>
    </div>,
  )
  screen.getByTestId('scroller').scrollTop = scrollTop
  return { onRefresh, finish: () => act(async () => finish()) }
}

function drag(byX: number, byY: number) {
  const rows = screen.getByText('rows')
  fireEvent.touchStart(rows, { touches: [{ clientX: 100, clientY: 100 }] })
  for (const part of [0.1, 0.5, 1]) {
    fireEvent.touchMove(rows, { touches: [{ clientX: 100 + byX * part, clientY: 100 + byY * part }] })
  }
  fireEvent.touchEnd(rows)
}

test('a long pull from the top refreshes once and says so until it is done', async () => {
  const { onRefresh, finish } = renderList()
  drag(0, 300)
  expect(onRefresh).toHaveBeenCalledOnce()
  expect(screen.getByText('Refreshing')).toBeInTheDocument()
  drag(0, 300)
  expect(onRefresh).toHaveBeenCalledOnce()

  await finish()
  expect(screen.queryByText('Refreshing')).not.toBeInTheDocument()
})

test('a short pull, an upward drag and a sideways swipe do nothing', () => {
  const { onRefresh } = renderList()
  drag(0, 30)
  drag(0, -300)
  drag(300, 120)
  expect(onRefresh).not.toHaveBeenCalled()
})

test('a second finger lets go of what was pulled, and its sign goes', () => {
  const { onRefresh } = renderList()
  const rows = screen.getByText('rows')
  const finger = { clientX: 100, clientY: 100 }
  fireEvent.touchStart(rows, { touches: [finger] })
  fireEvent.touchMove(rows, { touches: [{ clientX: 100, clientY: 400 }] })
  expect(screen.getByRole('status')).not.toHaveStyle({ height: '0px' })
  fireEvent.touchStart(rows, { touches: [{ clientX: 100, clientY: 400 }, finger] })
  expect(screen.getByRole('status')).toHaveStyle({ height: '0px' })
  fireEvent.touchMove(rows, { touches: [{ clientX: 100, clientY: 500 }, finger] })
  fireEvent.touchEnd(rows, { touches: [finger] })
  fireEvent.touchEnd(rows)
  expect(screen.getByRole('status')).toHaveStyle({ height: '0px' })
  expect(onRefresh).not.toHaveBeenCalled()
})

test('below the top a pull only scrolls', () => {
  const { onRefresh } = renderList(40)
  drag(0, 300)
  expect(onRefresh).not.toHaveBeenCalled()
})
