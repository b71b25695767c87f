import { describe, expect, test } from 'vitest'
import { createFakeBrowser } from './testing/createFakeBrowser.ts'
import { settle } from './testing/createFakeClock.ts'
import { HEAD, baseline, createTab, raised, renamed } from './testing/createTab.ts'

describe('tabs of one browser', () => {
  const createTabs = () => {
    const browser = createFakeBrowser()
    const { events, locks } = browser
    const tab = () => createTab({ events, locks, channel: browser.channel() })
    return { browser, first: tab(), second: tab() }
  }

  const startBoth = async () => {
    const { browser, first, second } = createTabs()
    for (const tab of [first, second]) {
      tab.origin.publish(baseline, { seq: 1 })
      await tab.releases.start()
    }
    await settle()
    return { browser, first, second }
  }

  test('share one stream, and what it says reaches both at once', async () => {
    const { browser, first, second } = await startBoth()
    expect(browser.open().map((stream) => stream.url)).toEqual(['release/events?plan=1'])

    first.origin.publish(raised, { seq: 2 })
    const head = second.origin.publish(raised, { seq: 2 })
    browser.open()[0]?.emit('head', JSON.stringify(head))
    await settle()

    for (const tab of [first, second]) {
      expect(tab.minimum()).toBe('500')
      expect(tab.origin.requests.filter(({ path }) => path === HEAD)).toHaveLength(1)
      tab.releases.stop()
    }
  })

  test('hand the stream on when the listening one is hidden', async () => {
    const { browser, first, second } = await startBoth()
    first.visibility.set(true)
    await settle()
    expect(browser.streams).toHaveLength(2)
    expect(browser.open()).toHaveLength(1)

    second.visibility.set(true)
    await settle()
    expect(browser.open()).toHaveLength(0)

    first.visibility.set(false)
    await settle()
    expect(browser.open()).toHaveLength(1)
    first.releases.stop()
    second.releases.stop()
    await settle()
    expect(browser.open()).toHaveLength(0)
  })

  test('tell one another what a poll found', async () => {
    const { first, second } = await startBoth()
    first.origin.publish(raised, { seq: 2 })
    second.origin.publish(raised, { seq: 2 })
    await first.releases.checkNow()
    await settle()
    expect(second.minimum()).toBe('500')
  })

  test('do not believe a message that is not a head', async () => {
    const browser = createFakeBrowser()
    const tab = createTab({ channel: browser.channel() })
    tab.origin.publish(baseline, { seq: 1 })
    await tab.releases.start()
    await settle()
    const stranger = browser.channel()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    stranger.postMessage({ seq: 9, sha: '../x', at: 'now' })
    await settle()
    expect(tab.releases.getSnapshot().seq).toBe(1)
    expect(tab.problems).toEqual([])
    tab.releases.stop()
  })

  test('each poll, without a stream, where there are no locks', async () => {
    const browser = createFakeBrowser()
    const tab = createTab({ events: browser.events })
    tab.origin.publish(raised, { seq: 1 })
    await tab.releases.start()
    await settle()
    expect(browser.streams).toHaveLength(0)
    expect(tab.minimum()).toBe('500')
    tab.releases.stop()
  })

  test('open the stream again, later each time, after the service turned it away', async () => {
    const { browser, first, second } = await startBoth()
    second.releases.stop()
    for (const wait of [1000, 2000, 4000]) {
      browser.streams.at(-1)?.refuse()
      expect(browser.open()).toHaveLength(0)
      expect(first.clock.waiting()).toContain(wait)
      await first.clock.advance(wait)
      expect(browser.open()).toHaveLength(1)
    }
    browser.streams.at(-1)?.emit('open')
    browser.streams.at(-1)?.refuse()
    expect(first.clock.waiting()).toContain(1000)
    first.releases.stop()
  })

  test('look at once when the stream breaks off, and again when it is back', async () => {
    const { browser, first, second } = await startBoth()
    for (const { origin } of [first, second]) origin.cut(true)
    browser.open()[0]?.emit('error')
    await settle()
    for (const { releases } of [first, second]) expect(releases.getSnapshot().online).toBe(false)
    const asked = () => first.origin.requests.filter(({ path }) => path === HEAD).length
    const before = asked()
    browser.open()[0]?.emit('error')
    await settle()
    expect(asked()).toBe(before)

    for (const { origin } of [first, second]) {
      origin.cut(false)
      origin.publish(raised, { seq: 2 })
    }
    browser.open()[0]?.emit('message', 'something happened')
    await settle()
    for (const { releases, minimum } of [first, second]) {
      expect(releases.getSnapshot().online).toBe(true)
      expect(minimum()).toBe('500')
      releases.stop()
    }
  })

  test('take an event without a head as a hint to look', async () => {
    const { browser, first, second } = await startBoth()
    second.releases.stop()
    first.origin.publish(raised, { seq: 2 })
    browser.open()[0]?.emit('message', 'something happened')
    await settle()
    expect(first.minimum()).toBe('500')
    first.releases.stop()
  })

  test('try again by polling when the files an event names do not come', async () => {
    const { browser, first, second } = await startBoth()
    second.releases.stop()
    const head = first.origin.publish(raised, { seq: 2 })
    first.origin.cut(true)
    browser.open()[0]?.emit('head', JSON.stringify(head))
    await settle()
    expect(first.minimum()).toBe('100')
    first.origin.cut(false)
    await first.clock.advance(500)
    expect(first.minimum()).toBe('500')
    first.releases.stop()
  })
})

test('events in quick succession end with the newest release', async () => {
  const browser = createFakeBrowser()
  const tab = createTab({ events: browser.events, locks: browser.locks })
  tab.origin.publish(baseline, { seq: 1 })
  await tab.releases.start()
  await settle()
  const heads = [raised, renamed, baseline, renamed].map((release, index) =>
    tab.origin.publish(release, { seq: index + 2 }),
  )
  for (const head of [heads[0], heads[3], heads[1], heads[2]]) browser.open()[0]?.emit('head', JSON.stringify(head))
  await settle()
  expect(tab.releases.getSnapshot()).toMatchObject({ seq: 5, source: 'live' })
  expect(tab.releases.getSnapshot().release.copy('kor')).toEqual({ 'recharge.title': 'Top up kor' })
  tab.releases.stop()
})
