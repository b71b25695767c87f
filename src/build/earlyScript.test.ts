import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { takeEarlyAnswers, withEarlyAnswers } from '../start/earlyAnswers.ts'
import type { EarlyRead } from './earlyReads.ts'
import { earlyScript } from './earlyScript.ts'

const copy = { kor: './copy-kor.json', cn: './copy-cn.json', en: './copy-en.json' }
const icons = './icons.svg'
const tags = { kor: 'ko', cn: 'zh-CN', en: 'en' }
const views = [
  { paths: ['/records', '/'], files: ['./list.js'] },
  { paths: ['/deposit', '/records'], files: ['./form.js', './fields.js'] },
]
const site: EarlyRead = { method: 'POST', url: 'api/app', body: '{}', auth: 'none', asksAddress: false }
const banners: EarlyRead = { ...site, url: 'api/bannerList', body: '{"type":2}', picture: 'src' }
const user: EarlyRead = { ...site, url: 'api/user', auth: 'token' }
const rows: EarlyRead = { ...site, method: 'GET', url: 'api/rows?page=1', body: '', auth: 'token', asksAddress: true }
const reads = [
  { path: '/', visitor: [site, banners], member: [site, user, banners] },
  { path: '/records', visitor: [site, rows], member: [site, user, rows] },
]
const frames = [
  { path: '/', frame: 'home tabs front' },
  { path: '/records', frame: 'back rows' },
  { path: '/deposit', frame: 'back fields' },
]

const parts = {
  documents: './documents.ndjson',
  first: './first-1a2b-',
  closed: ['/records'],
}

interface Surroundings {
  /** Whether a worker has the page's files on the device. */
  readonly hasWorker?: boolean
  /** Whether the page loads all documents by itself, as the preview does. */
  readonly isWhole?: boolean
  readonly kept?: Readonly<Record<string, string>>
  readonly session?: Readonly<Record<string, string>>
  readonly hash?: string
  readonly answer?: () => Promise<Response>
  readonly isForbidden?: boolean
  /** Whether the app begins before the page is first painted. */
  readonly isAppFirst?: boolean
}

/** What the script makes of a page with this storage and address. */
function run({
  kept = {},
  session = {},
  hash = '',
  answer,
  isForbidden = false,
  isAppFirst = false,
  hasWorker = false,
  isWhole = false,
}: Surroundings) {
  const links: Partial<HTMLLinkElement>[] = []
  const pictures: { src?: string }[] = []
  const painted: (() => void)[] = []
  const dataset: Record<string, string> = {}
  const properties: Record<string, string> = {}
  const style = { setProperty: (name: string, value: string) => void (properties[name] = value) }
  const root = { dataset, style, lang: '' }
  const window: Pick<Window, 'playbillEarly' | 'playbillFirst'> = {}
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    async () => answer?.() ?? Response.json({ data: [] }),
  )
  const askIcons = vi.fn<() => Promise<Response>>(async () => Promise.reject(new TypeError('Failed to fetch')))
  const storage = (values: Readonly<Record<string, string>>) => ({
    getItem(key: string) {
      if (isForbidden) throw new Error('The operation is insecure.')
      return Object.hasOwn(values, key) ? values[key] : null
    },
  })
  function Picture(this: { src?: string }) {
    pictures.push(this)
  }
  runInNewContext(
    earlyScript({ parts: isWhole ? undefined : parts, copy, fallback: 'cn', icons, tags, views, reads, frames }),
    {
      document: {
        createElement: () => ({}),
        head: { append: (link: Partial<HTMLLinkElement>) => links.push(link) },
        documentElement: root,
        baseURI: 'https://play.example/',
      },
      location: { hash, origin: 'https://play.example' },
      navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
      localStorage: storage(kept),
      sessionStorage: storage(session),
      window,
      fetch: async (url: string, init: RequestInit) => (url === icons ? askIcons() : fetch(url, init)),
      Image: Picture,
      URL,
      requestAnimationFrame: (paint: () => void) => painted.push(paint),
      setTimeout: (run: () => void) => run(),
    },
  )
  const early = window.playbillEarly ?? {}
  expect(fetch).not.toHaveBeenCalled()
  expect(askIcons).not.toHaveBeenCalled()
  if (isAppFirst) takeEarlyAnswers(window)
  for (const paint of painted) paint()
  return { links, root, fetch, askIcons, pictures, properties, early, first: window.playbillFirst }
}

const isCode = ({ rel }: Partial<HTMLLinkElement>) => rel === 'modulepreload'
const inEnglish = { 'playbill.device.locale': '"en"' }
const loggedIn = { 'playbill.token': '"t0ken"' }

describe('the early script', () => {
  it.each([
    ['the chosen language', '"en"', './first-1a2b-en-deposit.ndjson', 'en'],
    ['the first language for one that is not offered', '"constructor"', './first-1a2b-cn-deposit.ndjson', 'zh-CN'],
    ['the first language for what is not JSON', 'en', './first-1a2b-cn-deposit.ndjson', 'zh-CN'],
  ])('has the screen loaded in %s, and says so of the page', (_, stored, href, lang) => {
    const { links, root, first } = run({ kept: { 'playbill.device.locale': stored }, hash: '#/deposit' })
    expect(links.slice(0, 1)).toEqual([{ rel: 'preload', as: 'fetch', crossOrigin: '', href }])
    expect(first).toBe(href)
    expect(root.lang).toBe(lang)
  })

  it.each([
    ['home', '', {}, './first-1a2b-cn-.ndjson'],
    [
      'the login screen for a visitor who may not open what is at the address',
      '#/records',
      {},
      './first-1a2b-cn-login.ndjson',
    ],
    ['that screen for a member', '#/records?type=1', loggedIn, './first-1a2b-cn-records.ndjson'],
  ])('has %s loaded before all else', (_, hash, session, href) => {
    const { links, first } = run({ hash, session })
    expect(links[0]).toMatchObject({ href })
    expect(first).toBe(href)
  })

  it.each([
    ['at an address of no screen', { hash: '#/constructor' }, ['./documents.ndjson', './copy-cn.json']],
    ['where a worker has them on the device', { hasWorker: true }, ['./documents.ndjson', './copy-cn.json']],
    ['in a page that begins with the documents itself', { isWhole: true }, ['./copy-cn.json']],
  ])('has all documents loaded %s', (_, surroundings, hrefs) => {
    const { links, first } = run(surroundings)
    expect(first).toBeUndefined()
    expect(links.slice(0, hrefs.length)).toEqual(
      hrefs.map((href) => ({ rel: 'preload', as: 'fetch', crossOrigin: '', href })),
    )
  })

  it.each([
    ['"light"', 'light'],
    ['"dark"', 'dark'],
    ['"system"', undefined],
    ['"sepia"', undefined],
  ])('shows the page in the theme kept as %s', (stored, theme) => {
    expect(run({ kept: { 'playbill.device.theme': stored } }).root.dataset['theme']).toBe(theme)
  })

  it('begins as for a visitor in the first language where the browser forbids the storage', () => {
    const { links, fetch } = run({ isForbidden: true })
    expect(links[0]).toMatchObject({ href: './first-1a2b-cn-.ndjson' })
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['api/app', 'api/bannerList'])
  })

  it.each([
    ['', ['./list.js'], 'home tabs front'],
    ['#/records?type=1', ['./list.js', './form.js', './fields.js'], 'back rows'],
    ['#/deposit', ['./form.js', './fields.js'], 'back fields'],
    ['#/constructor', [], 'home tabs front'],
  ])('has the code of the screen at "%s" loaded and its frame shown', (hash, files, frame) => {
    const { links, root } = run({ hash })
    expect(links.filter(isCode)).toEqual(files.map((href) => ({ rel: 'modulepreload', href })))
    expect(root.dataset['frame']).toBe(frame)
  })

  it('asks for what a member reads first, with token and language, and for nothing of theirs without a token', () => {
    expect(run({ kept: inEnglish, session: loggedIn, hash: '#/records' }).fetch.mock.calls).toEqual([
      [
        'api/app',
        { method: 'POST', headers: { lang: 'en', 'Content-Type': 'application/json' }, cache: 'no-store', body: '{}' },
      ],
      [
        'api/user',
        {
          method: 'POST',
          headers: { lang: 'en', Authorization: 'Bearer t0ken', 'Content-Type': 'application/json' },
          cache: 'no-store',
          body: '{}',
        },
      ],
      ['api/rows?page=1', { method: 'GET', headers: { lang: 'en', Authorization: 'Bearer t0ken' }, cache: 'no-store' }],
    ])
    expect(run({ hash: '#/records' }).fetch.mock.calls.map(([url]) => url)).toEqual(['api/app'])
  })

  it('asks for nothing at an address of no screen, which only the app can lead on', () => {
    expect(run({ session: loggedIn, hash: '#/ssc?name=ssc60' }).fetch).not.toHaveBeenCalled()
  })

  it('leaves what the address is part of to the app where there is a query', () => {
    const { fetch } = run({ session: loggedIn, hash: '#/records?type=2' })
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['api/app', 'api/user'])
  })

  it('loads the picture on top as soon as it is known, and shows it', async () => {
    const src = 'banner.svg?name="a\\b")'
    const { pictures, properties } = run({ answer: async () => Promise.resolve(Response.json({ data: [{ src }] })) })
    const url = 'https://play.example/banner.svg?name=%22a\\b%22)'
    await vi.waitFor(() => expect(properties).toEqual({ '--first-picture': `url("${url.replace('\\', '\\\\')}")` }))
    expect(pictures).toEqual([{ src: url }])
  })

  it('loads it, but shows it nowhere, once the frame is gone', async () => {
    const answer = async () => Promise.resolve(Response.json({ data: [{ src: 'banner.svg' }] }))
    const { root, pictures, properties } = run({ answer })
    delete root.dataset['frame']
    await vi.waitFor(() => expect(pictures).toHaveLength(1))
    expect(properties).toEqual({})
  })

  it('shows the picture of the last visit at once, and waits for no answer with another', async () => {
    const answer = async () => Promise.resolve(Response.json({ data: [{ src: 'other.svg' }] }))
    const { early, pictures, properties } = run({ kept: { 'playbill.device.picture': '"last.svg"' }, answer })
    await Promise.allSettled(Object.values(early).map(async (begun) => begun.answer))
    await new Promise((resolve) => setImmediate(resolve))
    expect(pictures).toEqual([{ src: 'https://play.example/last.svg' }])
    expect(properties).toEqual({ '--first-picture': 'url("https://play.example/last.svg")' })
  })

  it.each([
    ['on a screen without one', '"last.svg"', '#/records'],
    ['that the app does not show', '"http://a.example/b.png"', ''],
    ['that is no address', '"http://["', ''],
    ['that is no text', '7', ''],
  ])('shows no picture of the last visit %s', async (_, picture, hash) => {
    const { fetch, pictures } = run({ kept: { 'playbill.device.picture': picture }, hash })
    await new Promise((resolve) => setImmediate(resolve))
    expect(pictures).toEqual([])
    expect(fetch).toHaveBeenCalled()
  })

  it('asks for the file of icons behind the first paint, and by itself only before the app has begun', () => {
    expect(run({}).askIcons).toHaveBeenCalledOnce()
    expect(run({ isAppFirst: true }).askIcons).not.toHaveBeenCalled()
  })

  it('asks for nothing once the app has begun, which asks by itself', () => {
    expect(run({ isAppFirst: true }).fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['no rows', async () => Promise.resolve(Response.json({ data: [] }))],
    ['a row without a picture', async () => Promise.resolve(Response.json({ data: [{ src: ' ' }] }))],
    [
      'a picture that the app does not show',
      async () => Promise.resolve(Response.json({ data: [{ src: 'http://a.example/b.png' }] })),
    ],
    ['no JSON', async () => Promise.resolve(new Response('<html>'))],
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('throws nothing and loads no picture on %s', async (_, answer) => {
    const { early, pictures, properties } = run({ answer })
    await Promise.allSettled(Object.values(early).map(async (begun) => begun.answer))
    // Reading the picture out of an answer takes a few steps more.
    await new Promise((resolve) => setImmediate(resolve))
    expect(pictures).toEqual([])
    expect(properties).toEqual({})
    expect(Object.keys(early)).toHaveLength(2)
  })

  it('is asked once: the app takes the answers that it would have asked for', async () => {
    const { early, fetch } = run({ kept: inEnglish, session: loggedIn, hash: '#/records' })
    const asks = vi.fn<typeof globalThis.fetch>(async () => Promise.resolve(Response.json({})))
    const taking = withEarlyAnswers(asks, early)
    for (const [url, init] of fetch.mock.calls) await taking(url, init)
    expect(asks).not.toHaveBeenCalled()
    for (const [url, init] of fetch.mock.calls.slice(0, 1)) await taking(url, init)
    expect(asks).toHaveBeenCalledOnce()
  })
})
