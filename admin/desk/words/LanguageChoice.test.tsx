// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { placeOf } from '../testing/placeOf.ts'
import { renderDesk } from '../testing/renderDesk.tsx'
import { keepLanguage, keptLanguage } from './keptLanguage.ts'

afterEach(cleanup)

// Compiled before the first test, whose queries do not wait so long on a busy machine.
beforeAll(() => import('../pages/money/MoneyPage.tsx'), 120_000)

describe('the language of the desk', () => {
  it('is the first of the browser’s that it speaks, until another is chosen on the device', () => {
    localStorage.clear()
    expect(keptLanguage(localStorage, ['zh-Hant-TW', 'ko'])).toBe('cn')
    expect(keptLanguage(localStorage, ['de-CH', 'ko-KR', 'en'])).toBe('kor')
    expect(keptLanguage(localStorage, ['de', 'fr'])).toBe('en')
    keepLanguage(localStorage, 'cn')
    expect(keptLanguage(localStorage, ['ko-KR'])).toBe('cn')
  })

  it('changes under a half-typed field without losing what was typed', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/limits')
    await screen.findByRole('heading', { name: 'Money', level: 1 })
    const minimum = () => placeOf('settings:/recharge/bank/min').getByRole('textbox')
    await user.clear(minimum())
    await user.type(minimum(), '123')

    const choice = screen.getByRole('combobox', { name: 'Language of the desk', hidden: true })
    await user.selectOptions(choice, '한국어')
    expect(await screen.findByRole('heading', { name: '금액', level: 1 })).toBeVisible()
    expect(minimum()).toHaveValue('123')
    expect(placeOf('settings:/recharge/bank/min').getByText(/계좌이체 최소 입금액/)).toBeVisible()
    expect([document.documentElement.lang, document.title]).toEqual(['ko', '금액 · Playbill 데스크'])
    await waitFor(() => expect(api.edits().map(({ value }) => value)).toEqual(['123']))

    await user.selectOptions(screen.getByRole('combobox', { name: '데스크 언어', hidden: true }), '中文')
    expect(await screen.findByRole('heading', { name: '金额', level: 1 })).toBeVisible()
    expect(document.documentElement.lang).toBe('zh-CN')
    expect(keptLanguage(localStorage, ['en'])).toBe('cn')
  })
})
