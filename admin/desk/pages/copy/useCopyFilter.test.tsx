// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { HashRouter, type HashRouterProps } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useCopyFilter } from './useCopyFilter.ts'

it('keeps both of two changes between which nothing was drawn', () => {
  location.hash = '#/texts?text=home'
  const { result } = renderHook(() => useCopyFilter(), { wrapper: HashRouter })
  act(() => {
    const [, change] = result.current
    change({ show: 'missing' })
    change({ place: 'home' })
  })
  expect(result.current[0]).toMatchObject({ text: 'home', show: 'missing', place: 'home' })
})

it('does not come back with what was typed when another page has been opened meanwhile', () => {
  vi.useFakeTimers()
  location.hash = '#/copy'
  const { result } = renderHook(() => useCopyFilter(), { wrapper: HashRouter })
  act(() => result.current[1]({ text: 'wallet' }))
  // Its code has not come, so this page is still seen.
  history.pushState(null, '', '#/review')
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(location.hash).toBe('#/review')
  vi.useRealTimers()
})

it('has another place at once, before the router draws its address', async () => {
  location.hash = '#/texts'
  const wrapper = (props: HashRouterProps) => <HashRouter {...props} future={{ v7_startTransition: true }} />
  const { result } = renderHook(() => useCopyFilter(), { wrapper })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  result.current[1]({ place: 'home' })
  await Promise.resolve()
  expect(result.current[0].place).toBe('home')
  vi.unstubAllGlobals()
})
