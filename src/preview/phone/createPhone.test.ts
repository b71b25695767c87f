// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writePhoneAddress } from '../../format/wire/PhoneAddress.ts'
import { compileTestRelease } from '../../app/testing/compileTestRelease.ts'
import { createPhone } from './createPhone.ts'

const TOKEN = 'T'.repeat(43)
const view = { token: TOKEN, locale: 'en', role: 'agent', scenario: '', at: '', path: '/kefu' } as const

describe('the page on an operator’s phone', () => {
  let stop = (): void => undefined
  const fetch = vi.fn<typeof globalThis.fetch>()
  const answer = (body: object, status = 200) =>
    fetch.mockImplementation(async () => Promise.resolve(Response.json(body, { status })))
  const draft = (copy: Record<string, string> = {}) => {
    const { sha, manifest, files } = compileTestRelease({ copy })
    return { leftMs: 60_000, isBroken: false, release: { sha, manifest, files: Object.fromEntries(files) } }
  }
  const shown = async (text: string | RegExp) =>
    waitFor(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))

  function open(hash: string): void {
    window.history.replaceState(null, '', hash)
    stop = createPhone(window)
  }

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    vi.spyOn(window, 'fetch').mockImplementation(fetch)
    document.body.innerHTML = '<div id="strip"></div><div id="root"></div>'
  })
  afterEach(() => {
    stop()
    vi.restoreAllMocks()
    window.sessionStorage.clear()
    document.body.replaceChildren()
  })

  it('plays the draft where and as the link says, marked as such, with no token in the address', async () => {
    answer(draft({ 'test.kefu': 'Ask us anything' }))
    open(writePhoneAddress('', view))
    expect(window.location.hash).toBe('#/kefu')
    await shown('Ask us anything')
    await shown('Draft. Nothing you do here is real.')
    expect(window.localStorage).toHaveLength(0)
  })

  it('follows the draft in place', async () => {
    answer(draft())
    open(writePhoneAddress('', view))
    await shown('How may we help?')
    const root = document.querySelector('h1')
    answer(draft({ 'test.kefu': 'Ask us anything' }))
    await shown('Ask us anything')
    expect(document.querySelector('h1')).toBe(root)
  })

  it('is closed by what is stopped for members, with the same words, until it is lifted', async () => {
    answer({ ...draft(), stops: { site: { words: { en: 'Back at nine' } } } })
    open(writePhoneAddress('', view))
    await shown('Back at nine')
    answer(draft())
    await waitFor(() => expect(screen.queryByText('Back at nine')).toBeNull())
  })

  it('is the same after the phone has thrown the page away, where it was', async () => {
    answer(draft())
    open(writePhoneAddress('', view))
    await shown('How may we help?')
    stop()
    document.body.innerHTML = '<div id="strip"></div><div id="root"></div>'
    open('#/mine')
    await shown('You are agent01')
    expect(fetch.mock.lastCall?.[1]?.headers).toEqual({ authorization: `Bearer ${TOKEN}` })
  })

  it('shows nothing of the draft once the preview has ended, nor after a reload', async () => {
    answer(draft())
    open(writePhoneAddress('', view))
    await shown('How may we help?')
    answer({ code: 'preview-ended' }, 401)
    await shown('This preview has ended')
    await shown('Show it again from the desk.')
    expect(screen.queryByText('How may we help?')).toBeNull()
    expect(window.sessionStorage).toHaveLength(0)
    stop()
    fetch.mockClear()
    open('#/kefu')
    await shown('This preview has ended')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('says what keeps the draft away before the first one came', async () => {
    fetch.mockImplementation(async () => Promise.reject(new TypeError('offline')))
    open(writePhoneAddress('', view))
    await shown('The desk cannot be reached')
    stop()
    document.body.innerHTML = '<div id="strip"></div><div id="root"></div>'
    answer({ leftMs: 60_000, isBroken: true })
    open(writePhoneAddress('', view))
    await shown('The draft has errors and cannot be shown')
    expect(screen.queryByText('Draft. Nothing you do here is real.')).toBeNull()
  })

  it('keeps what it showed while the desk is away, and says how old it is', async () => {
    answer(draft())
    open(writePhoneAddress('', view))
    await shown('How may we help?')
    fetch.mockImplementation(async () => Promise.reject(new TypeError('offline')))
    await shown('The desk cannot be reached; this may be old.')
    expect(screen.getByText('How may we help?')).toBeInTheDocument()
  })
})
