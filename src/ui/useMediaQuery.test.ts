// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useMediaQuery } from './useMediaQuery.ts'

afterEach(() => vi.unstubAllGlobals())

function stubMedia() {
  const lists = new Map<string, EventTarget & { matches: boolean }>()
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: false })
    lists.set(query, list)
    return list
  })
  return (query: string, matches: boolean) => {
    const list = lists.get(query)
    if (list) Object.assign(list, { matches }).dispatchEvent(new Event('change'))
  }
}

it('follows only the query it was given last', () => {
  const change = stubMedia()
  const { result, rerender } = renderHook(({ query }) => useMediaQuery(query, false), {
    initialProps: { query: '(a)' },
  })
  expect(result.current).toBe(false)
  act(() => change('(a)', true))
  expect(result.current).toBe(true)
  rerender({ query: '(b)' })
  expect(result.current).toBe(false)
  act(() => change('(a)', false))
  act(() => change('(b)', true))
  expect(result.current).toBe(true)
})

it('returns the given default where there is no such query', () => {
  vi.stubGlobal('matchMedia', undefined)
  expect(renderHook(() => useMediaQuery('(a)', true)).result.current).toBe(true)
  expect(renderHook(() => useMediaQuery('(a)', false)).result.current).toBe(false)
})
