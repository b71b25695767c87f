import { expect, it, vi } from 'vitest'
import { uiTextsOf } from './uiTextsOf.ts'

it('looks a word of the controls up when it shows, and not before', () => {
  const text = vi.fn<(key: string) => string>((key) => `shown ${key}`)
  const texts = uiTextsOf(text)
  expect(text).not.toHaveBeenCalled()
  expect(texts.retry).toBe('shown common.retry')
  expect(text).toHaveBeenCalledTimes(1)
  expect(uiTextsOf(text)).toBe(texts)
})
