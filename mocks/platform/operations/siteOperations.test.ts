import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { categories, venues } from '../content/venues.ts'
import { locales } from '../Locale.ts'
import type { Data } from '../Operations.ts'
import { startPlatform } from '../testing/startPlatform.ts'

describe('games', () => {
  test('are sixty, each with a name of its own in every language, and a picture', () => {
    const { platform } = startPlatform()
    for (const locale of locales) {
      const games = platform.call('getGameList', { category: '' }, { locale }).data as Data<'getGameList'>
      const open = games.filter((game) => game.app_state === 1 && game.game_code !== '')
      expect(open).toHaveLength(60)
      expect(new Set(open.map(({ name }) => name)).size).toBe(60)
      expect(new Set(open.map(({ mobile_img }) => mobile_img)).size).toBe(60)
    }
  })

  test('fill all seven categories, some closed', () => {
    const games = startPlatform().data('getGameList', { category: '' })
    const shown = categories.map((category) =>
      games.filter((game) => game.category_id === category && game.app_state === 1),
    )
    expect(shown.every((open) => open.length >= 4)).toBe(true)
    expect(games.some((game) => game.app_state === 0)).toBe(true)
  })

  test('have codes of their own within their platform', () => {
    const games = startPlatform().data('getGameList', { category: '' })
    expect(new Set(games.map((game) => `${game.platform_name}/${game.game_code}`)).size).toBe(games.length)
  })

  test('fill every tab of the concise screen', () => {
    const { data } = startPlatform()
    for (const gamecode of ['obgdy', 'fgdz', 'pp', 'ae'])
      expect(data('getGameListByCode', { gamecode })).toHaveLength(4)
  })

  test('open at an address for one use, unless they are closed', () => {
    const { call, data } = startPlatform()
    const request = {
      plat_name: 'nova',
      game_code: 'nova-1',
      is_mobile_url: 1,
      game_category: 'gaming',
      lang: 'kor',
    } as const
    expect(data('getGameUrl', request).url).not.toBe(data('getGameUrl', request).url)
    const closed = data('getGameList', { category: '' }).find((game) => game.app_state === 0)
    const launch = { ...request, plat_name: closed?.platform_name ?? '', game_code: closed?.game_code ?? '' }
    expect(call('getGameUrl', launch).message).toBe('This game is not available now')
  })
})

test('carries every article in every language', () => {
  const { platform } = startPlatform()
  for (const locale of locales) {
    const titles = [1, 2, 3, 4, 5, 6, 7, 8].map((type) => {
      const { data } = platform.call('getArticle', { type }, { locale })
      return (data as { title: string }).title
    })
    expect(new Set(titles).size).toBe(8)
  }
})

test('pages the notices to the last', () => {
  const { data } = startPlatform()
  const { last_page: last, total } = data('getNoticeList', {})
  const ids = Array.from({ length: last }, (_, index) =>
    data('getNoticeList', { page: index + 1 }).data.map(({ id }) => id),
  ).flat()
  expect(new Set(ids).size).toBe(total)
})

test('refers to pictures and pages that are there', () => {
  const { data, platform, signIn } = startPlatform()
  const token = signIn()
  const answers = [
    ...data('getGameList', { category: '' }),
    ...data('getBannerList', { type: 2 }),
    ...data('getActivityList', {}).data,
    ...data('getCards', { type: 1 }),
    ...data('getCards', { type: 2 }),
    ...data('getBankList', {}),
    ...data('getLotteryList', {}),
    data('getUser', {}),
    data('getApp', {}),
    data('getServicerUrl', {}),
    platform.call('getAgentLoginUrl', {}, { token }).data,
  ]
  const files = [...JSON.stringify(answers).matchAll(/"demo\/([^"?]+)/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(50)
  const missing = files.filter((file) => !existsSync(new URL(`../../pictures/${file}`, import.meta.url)))
  expect(missing).toEqual([])
})

test('knows as many wallets as platforms', () => {
  expect(startPlatform().data('getBalanceList', {})).toHaveLength(venues.length)
})
