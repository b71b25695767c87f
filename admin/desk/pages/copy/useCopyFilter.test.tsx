// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { HashRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useCopyFilter } from './useCopyFilter.ts'

it('keeps both of two changes between which nothing was drawn', () => {
  location.hash = '#/copy?text=home'
  const { result } = renderHook(() => useCopyFilter(), { wrapper: HashRouter })
  act(() => {
    const [, change] = result.current
    change({ show: 'missing' })
    change({ place: 'home' })
  })
  expect(result.current[0]).toMatchObject({ text: 'home', show: 'missing', place: 'home' })
})
