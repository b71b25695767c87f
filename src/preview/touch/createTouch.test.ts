// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileTestRelease } from '../../app/testing/compileTestRelease.ts'
import { testScreens } from '../../app/testing/testScreens.ts'
import type { FromPreview } from '../../format/wire/PreviewMessage.ts'
import type { Touch } from '../../format/wire/Touch.ts'
import { createPreview, type Preview } from '../createPreview.ts'

const recharge = {
  ...testScreens['recharge'],
  values: { least: '=max(settings.recharge.bank.min, settings.recharge.defaultMin)' },
  body: [
    { id: 'limit', type: 'text', text: { copy: 'test.limit', with: { amount: '=value.least' } } },
    { id: 'open', type: 'text', text: 'test.kefu', when: '=settings.recharge.wechat.on' },
    {
      id: 'outer',
      type: 'section',
      body: [
        {
          id: 'deposit',
          type: 'form',
          schema: {
            type: 'object',
            required: ['note'],
            properties: {
              note: { type: 'string', maxLength: 20 },
              amount: { type: 'string', format: 'decimal', maxLength: 15 },
            },
          },
          fields: {
            note: { label: 'test.note' },
            amount: { label: 'test.home', widget: 'amount', currency: 'krw', chips: '=settings.recharge.chips' },
          },
          submit: { label: 'test.send', do: [{ toast: 'test.sent' }] },
        },
      ],
    },
  ],
}

describe('touching', () => {
  let preview: Preview
  let sent: FromPreview[]
  const user = userEvent.setup()
  const notice = {
    id: 'n1',
    on: true,
    places: ['home'],
    title: { kor: '공지' },
    body: { kor: '오늘 밤\n\n점검' },
    tone: 'info',
    zone: 'Asia/Seoul',
    priority: 0,
  }
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    Object.assign(Element.prototype, { scrollIntoView: () => undefined })
    window.history.replaceState(null, '', '#/kefu')
    sent = []
    preview = createPreview({
      window,
      element: document.body.appendChild(document.createElement('div')),
      baseline: compileTestRelease({ screens: { ...testScreens, recharge } }),
      popups: false,
      send: (message) => void sent.push(message),
    })
  })
  afterEach(() => {
    preview.destroy()
    document.body.replaceChildren()
  })

  async function open(path: string, words: string | RegExp): Promise<HTMLElement> {
    preview.receive({ type: 'show', path })
    const [found] = await screen.findAllByText(words)
    preview.receive({ type: 'touch', on: true })
    return found!
  }
  const touches = (): readonly Touch[] => sent.flatMap((message) => (message.type === 'touched' ? [message.touch] : []))
  async function touch(element: Element): Promise<Touch | undefined> {
    await user.pointer({ target: element, keys: '[MouseLeft]' })
    return touches().at(-1)
  }

  it('tells the text, the block and the settings that it reads, through named values too', async () => {
    expect(await touch(await open('/recharge', /^At least/))).toEqual({
      screen: 'recharge',
      blocks: ['limit'],
      pointer: '',
      texts: ['test.limit'],
      notices: [],
      settings: ['/recharge/bank/min', '/recharge/defaultMin'],
      calls: [],
      picture: '',
      words: expect.stringMatching(/^At least/),
    })
  })

  it('tells the condition of a block', async () => {
    expect(await touch(await open('/recharge', 'How may we help?'))).toMatchObject({
      texts: ['test.kefu'],
      settings: ['/recharge/wechat/on'],
    })
  })

  it('tells the field of a form, and every block around it, the innermost first', async () => {
    await open('/recharge', 'Home news')
    expect(await touch(screen.getByLabelText(/Home news/))).toMatchObject({
      blocks: ['deposit', 'outer'],
      pointer: '/fields/amount',
      settings: ['/recharge/chips'],
    })
    expect(await touch(screen.getByText(/^Note/))).toMatchObject({ pointer: '/fields/note', texts: ['test.note'] })
  })

  it('tells which call of the platform a value is of', async () => {
    preview.receive({ type: 'show', path: '/money' })
    await screen.findByText(/^Balance/)
    preview.receive({ type: 'touch', on: true })
    expect(await touch(screen.getByText(/^Balance/))).toMatchObject({ texts: ['test.balance'], calls: ['getUser'] })
    const wallet = await waitFor(() => {
      const line = document.querySelector('main li')
      expect(line?.textContent).not.toBe('')
      return [...line!.querySelectorAll('*')].find((element) => element.childNodes[0]?.nodeType === 3)!
    })
    expect(await touch(wallet)).toMatchObject({
      blocks: ['wallets'],
      pointer: '/row',
      texts: [],
      calls: ['getBalanceList'],
    })
  })

  it('shows the texts as they are, and lets the app hear nothing', async () => {
    await open('/', 'Home news')
    const link = await screen.findByText('To records')
    expect(await touch(link)).toMatchObject({ blocks: ['links'], pointer: '/items/2', texts: ['test.toRecords'] })
    expect(window.location.hash).toBe('#/')
    expect(document.body.textContent).not.toMatch(/[\u2063\u200C\u200D]/)
    for (const element of document.querySelectorAll('[aria-label]'))
      expect(element.getAttribute('aria-label')).not.toMatch(/\u2063/)
    preview.receive({ type: 'touch', on: false })
    await user.click(await screen.findByText('To records'))
    await waitFor(() => expect(window.location.hash).toBe('#/betRecord?date=2'))
  })

  it('follows a text that changes and another release', async () => {
    await open('/kefu', 'How may we help?')
    const { manifest, files } = compileTestRelease({
      screens: { ...testScreens, recharge },
      copy: { 'test.kefu': 'Ask us anything' },
    })
    preview.receive({ type: 'release', manifest, files: Object.fromEntries(files) })
    expect(await touch(await screen.findByText('Ask us anything'))).toMatchObject({ texts: ['test.kefu'] })
  })

  it('moves by the keyboard, opens by Enter and ends by Escape', async () => {
    await open('/kefu', 'How may we help?')
    const pointed = () => sent.flatMap((message) => (message.type === 'pointed' ? [message.touch?.texts[0]] : []))
    await user.keyboard('{ArrowDown}')
    expect(document.querySelectorAll('[data-pointed]')).toHaveLength(1)
    for (let steps = 0; steps < 20 && pointed().at(-1) !== 'test.kefu'; steps += 1) await user.tab()
    expect(pointed().at(-1)).toBe('test.kefu')
    await user.keyboard('{ArrowUp}{ArrowDown}{Enter}')
    expect(touches()).toMatchObject([{ texts: ['test.kefu'], words: 'How may we help?' }])
    await user.keyboard('{Escape}')
    expect(sent.at(-1)).toEqual({ type: 'untouched' })
    preview.receive({ type: 'touch', on: false })
    expect(document.querySelector('[data-pointed]')).toBeNull()
  })

  it.each(['{Enter}', ' '])('does not open by "%s" what is not shown any more', async (key) => {
    await open('/kefu', 'How may we help?')
    const isPointed = () => document.querySelector('[data-pointed]')?.textContent === 'How may we help?'
    for (let steps = 0; steps < 20 && !isPointed(); steps += 1) await user.tab()
    expect(isPointed()).toBe(true)
    preview.receive({ type: 'show', path: '/recharge' })
    await screen.findByText(/^At least/)
    await waitFor(() => expect(document.querySelector('main:not([style*="none"]) [data-pointed]')).toBeNull())
    await user.keyboard(key)
    expect(touches()).toEqual([])
    expect(sent.at(-1)).toEqual({ type: 'pointed', touch: undefined })
  })

  it('tells the tab bar by its texts alone, and a notice by its id', async () => {
    const { manifest, files } = compileTestRelease({
      screens: {
        ...testScreens,
        home: {
          ...testScreens['home'],
          chrome: { header: 'plain', tabBar: true },
          body: [{ id: 'bar', type: 'noticeBar', label: 'test.home', place: 'home' }],
        },
      },
    })
    preview.receive({
      type: 'release',
      manifest: { ...manifest, notices: 'notices' },
      files: { ...Object.fromEntries(files), notices: JSON.stringify([notice]) },
    })
    const title = await open('/', /공지/)
    expect(await touch(title)).toMatchObject({ screen: 'home', blocks: ['bar'], notices: ['n1'] })
    const [tab] = screen.getAllByRole('navigation').flatMap((bar) => [...bar.querySelectorAll('a')])
    expect(await touch(tab!)).toMatchObject({ blocks: [], texts: ['app.tabHome'] })
  })
})
