// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoticeBar } from './NoticeBar.tsx'
import { stubMotion } from './testing/stubMotion.ts'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

const items = [
  { key: 'a', text: 'First' },
  { key: 'b', text: 'Second' },
]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('shows one notice after another', () => {
  stubMotion('allowed')
  renderInEnglish(<NoticeBar label="Notices" items={items} pace={5000} onOpen={() => undefined} />)
  expect(screen.getByText('First')).toBeInTheDocument()
  pass(5000)
  expect(screen.getByText('Second')).toBeInTheDocument()
  pass(5000)
  expect(screen.getByText('First')).toBeInTheDocument()
})

test('stops on request', () => {
  stubMotion('allowed')
  renderInEnglish(<NoticeBar label="Notices" items={items} onOpen={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(60_000)
  expect(screen.getByText('First')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

test('under reduced motion it never moves by itself; the member steps through', () => {
  stubMotion('reduced')
  renderInEnglish(<NoticeBar label="Notices" items={items} onOpen={() => undefined} />)
  pass(60_000)
  expect(screen.getByText('First')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Second')).toBeInTheDocument()
})

test('opens the notice in sight', () => {
  stubMotion('allowed')
  const onOpen = vi.fn<(key: string) => void>()
  renderInEnglish(<NoticeBar label="Notices" items={items} onOpen={onOpen} />)
  pass(5000)
  fireEvent.click(screen.getByRole('button', { name: 'Second' }))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('b')
})

test('is not there without notices', () => {
  const { container } = renderInEnglish(<NoticeBar label="Notices" items={[]} onOpen={() => undefined} />)
  expect(container).toBeEmptyDOMElement()
})
