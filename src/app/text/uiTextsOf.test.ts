import { expect, it, vi } from 'vitest'
import { englishTexts } from '../../ui/uiTexts.ts'
import { uiTextsOf } from './uiTextsOf.ts'

it('has every word of the controls, and looks up none before it shows', () => {
  const text = vi.fn<(key: string) => string>((key) => `shown ${key}`)
  const texts = uiTextsOf(text)
  expect(text).not.toHaveBeenCalled()
  expect(texts.retry).toBe('shown common.retry')
  expect(text).toHaveBeenCalledTimes(1)
  expect(Object.keys(texts)).toEqual(Object.keys(englishTexts))
  expect(uiTextsOf(text)).toBe(texts)
})
