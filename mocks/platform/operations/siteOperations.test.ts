import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { categories, venues } from '../content/venues.ts'
import { vipLevels } from '../content/vipLevels.ts'
import { type Locale, locales } from '../Locale.ts'
import { withdrawalFees } from '../money/createWithdrawals.ts'
import { platformHours } from '../money/depositHours.ts'
import { withdrawalRange } from '../money/narrowLimits.ts'
import type { Data } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'
import { sampleParams } from '../testing/sampleParams.ts'
import { MONDAY_AFTERNOON, startPlatform, type StartedPlatform } from '../testing/startPlatform.ts'

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

describe('articles', () => {
  const read = (type: number, locale: Locale) =>
    startPlatform().platform.call('getArticle', { type }, { locale }).data as Data<'getArticle'>

  test.each(locales)('are eight different pages in %s', (locale) => {
    const pages = [1, 2, 3, 4, 5, 6, 7, 8].map((type) => read(type, locale))
    expect(new Set(pages.map(({ title }) => title)).size).toBe(8)
    // A page: some words in Chinese need a third of the letters.
    const least = { kor: 500, cn: 250, en: 900 }[locale]
    for (const { title, content } of pages)
      expect(content.replaceAll(/<[^>]+>/g, '').length, title).toBeGreaterThan(least)
  })

  test('say what the platform does', () => {
    const { weekdays, weekends } = platformHours
    const hours = ({ from, to }: typeof weekdays) => `${from}:00–${to}:00`
    const deposits = read(1, 'en').content
    expect(deposits).toContain(hours(weekdays))
    expect(deposits).toContain(hours(weekends))

    const withdrawals = read(2, 'en').content
    expect(withdrawals).toContain(`₩${withdrawalRange('krw', {}).min.toFixed()}`)
    expect(withdrawals).toContain(`${withdrawalRange('usdt', {}).min.toFixed()} USDT`)
    for (const [chain, fee] of Object.entries(withdrawalFees))
      expect(withdrawals).toContain(`${fee.toFixed()} USDT over ${chain}`)

    const percents = vipLevels.flatMap(({ realperson, sport, e_sport, joker, electron, lottery }) =>
      [realperson, sport, e_sport, joker, electron, lottery].map(Number),
    )
    const [least, most] = [Math.min(...percents).toFixed(2), Math.max(...percents).toFixed(2)]
    expect(read(4, 'en').content).toContain(`${least} % to ${most} %`)
    expect(venues).toHaveLength(13)
    expect(read(7, 'en').content).toContain('Sixty games of thirteen platforms')
  })
})

describe('notices', () => {
  const readAll = ({ data }: StartedPlatform) => {
    const { last_page: last } = data('getNoticeList', {})
    return Array.from({ length: last }, (_, index) => data('getNoticeList', { page: index + 1 }).data).flat()
  }

  test('are twenty-five, no two alike, the newest first', () => {
    const started = startPlatform()
    const notices = readAll(started)
    expect(notices).toHaveLength(25)
    expect(started.data('getNoticeList', {}).total).toBe(25)
    for (const field of ['id', 'title', 'content', 'created_at'] as const)
      expect(new Set(notices.map((notice) => notice[field])).size).toBe(25)
    const times = notices.map(({ created_at: at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => (one < other ? 1 : -1)))
    expect(notices.filter(({ content }) => /[{}]/.test(content))).toEqual([])
  })

  test('of the time before somebody registered are not news to them', () => {
    const started = startPlatform()
    expect(started.data('getNoticeList', {}).unread).toBe(25)
    const { api_token: token } = started.data('register', sampleParams.register)
    const answer = started.platform.call('getNoticeList', { page: 1 }, { token }).data as Data<'getNoticeList'>
    expect(answer).toMatchObject({ total: 25, unread: 0, read_until: formatPlatformTime(MONDAY_AFTERNOON) })
  })
})

test('events tell the days that count as they are on that day', () => {
  const { data } = startPlatform()
  const { data: events } = data('getActivityList', {})
  expect(events.map(({ title }) => title)).toHaveLength(new Set(events.map(({ content }) => content)).size)
  expect(events.find(({ id }) => id === '3')?.content).toContain('Mon 16 Nov to Mon 23 Nov')
})

test('shares an address of the app itself, which brings in whoever registers by it', () => {
  const { data, platform, signIn } = startPlatform()
  signIn('agent01')
  const { url } = data('getVisitUrl', {})
  const { hash, origin, pathname } = new URL(url, 'https://site.example/app/?persona=agent#/agent')
  expect(`${origin}${pathname}`).toBe('https://site.example/app/')
  const pid = new URLSearchParams(hash.split('?')[1]).get('pid') ?? ''
  data('register', { ...sampleParams.register, invite_code: pid, pid })
  expect(platform.members.byName('sample01')?.parentId).toBe(platform.members.byName('agent01')?.id)
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
