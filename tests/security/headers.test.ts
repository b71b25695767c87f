import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { answerUnchangedHead } from '../../admin/service/public/answerUnchangedHead.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'

function ask(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, headers: response.headers }))
    })
      .on('error', reject)
      .end()
  })
}

const PATHS = [
  '/',
  '/release/1/head.json',
  '/release/settings',
  '/assets/app-1a2b.js',
  '/healthz',
  '/nowhere',
  '/api/nowhere',
]

describe('an answer', () => {
  it('denies pages and their games camera, microphone, location and payment, and forbids sniffing its type', async () => {
    const { publicUrl, deskUrl } = await startTestService()
    for (const url of [
      ...PATHS.filter((path) => !path.startsWith('/api')).map((path) => publicUrl + path),
      deskUrl,
      `${deskUrl}/desk-api/me`,
      `${deskUrl}/nowhere`,
    ]) {
      const { headers } = await ask(url)
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
        expect(headers['permissions-policy']).toContain(`${feature}=()`)
    }
  })

  it('keeps browsers on https if it came over https, and only then', async () => {
    const behindTls = await startTestService({ environment: { TRUST_PROXY: 'loopback' } })
    const plain = await startTestService()
    for (const path of PATHS.filter((path) => !path.startsWith('/api'))) {
      expect([
        path,
        (await ask(behindTls.publicUrl + path, { 'x-forwarded-proto': 'https' })).headers['strict-transport-security'],
      ]).toEqual([path, 'max-age=31536000'])
      expect((await ask(behindTls.publicUrl + path)).headers['strict-transport-security']).toBeUndefined()
      // No proxy is trusted here.
      expect(
        (await ask(plain.publicUrl + path, { 'x-forwarded-proto': 'https' })).headers['strict-transport-security'],
      ).toBeUndefined()
    }
  })
})

describe('the head', () => {
  const live = { head: (plan: number) => (plan === 1 ? { etag: '"0123456789abcdef"' } : undefined) }
  const isAnswered = (known: string | undefined, method = 'GET', url = '/release/1/head.json'): boolean => {
    const written: unknown[] = []
    const response = { writeHead: (...args: unknown[]) => void written.push(...args), end: () => undefined }
    const answered = answerUnchangedHead(
      { method, url, headers: { 'if-none-match': known } } as never,
      response as never,
      live as never,
    )
    expect(written[0]).toBe(answered ? 304 : undefined)
    return answered
  }

  it('is answered before the framework sees a request, also if a proxy made the tag weak', () => {
    expect(['"0123456789abcdef"', 'W/"0123456789abcdef"'].map((known) => isAnswered(known))).toEqual([true, true])
  })

  it.each([
    undefined,
    '',
    'W/',
    '"other"',
    'W/"other"',
    'w/"0123456789abcdef"',
    'X/"0123456789abcdef"',
    '"a", "0123456789abcdef"',
    '*',
  ])('is left to the framework for %s', (known) => {
    expect(isAnswered(known)).toBe(false)
  })

  it('answers a weak tag with the strong one', async () => {
    const { publicUrl } = await startTestService()
    const response = await fetch(`${publicUrl}/release/1/head.json`)
    const etag = `"${createHash('sha256')
      .update(await response.text())
      .digest('hex')
      .slice(0, 32)}"`
    expect(await ask(`${publicUrl}/release/1/head.json`, { 'if-none-match': `W/${etag}` })).toMatchObject({
      status: 304,
      headers: { etag },
    })
  })
})
