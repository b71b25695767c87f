import { afterEach, expect, it, vi } from 'vitest'
import { fetchWithProgress } from './fetchWithProgress.ts'

/** A request as far as an upload needs one. */
class TestRequest extends EventTarget {
  static last: TestRequest
  readonly upload = new EventTarget()
  readonly headers: string[] = []
  status = 200
  responseText = '{"code":200}'
  opened: readonly unknown[] = []
  sent: unknown
  constructor() {
    super()
    TestRequest.last = this
  }
  open(...opened: readonly unknown[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push(`${name}: ${value}`)
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-not-sent: true\r\n'
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.end('abort')
  }
  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}

afterEach(() => vi.unstubAllGlobals())

function upload(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', TestRequest)
  const shares: number[] = []
  const body = new FormData()
  const answer = fetchWithProgress((share) => shares.push(share))('api/upload', {
    method: 'POST',
    headers: { lang: 'en' },
    body,
    ...(signal && { signal }),
  })
  return { answer, shares, body, request: TestRequest.last }
}

it('sends a form, says how much of it is sent, and gives the answer with its headers', async () => {
  const { answer, shares, body, request } = upload()
  const progress = (loaded: number) =>
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 4 }))
  progress(1)
  progress(4)
  request.status = 503
  request.end('load')
  const response = await answer
  expect([request.opened, request.headers, request.sent]).toEqual([['POST', 'api/upload'], ['lang: en'], body])
  expect(shares).toEqual([0.25, 1])
  expect([response.status, await response.text(), response.headers.get('x-not-sent')]).toEqual([
    503,
    '{"code":200}',
    'true',
  ])
})

it('rejects when it does not reach the platform, and when it is given up', async () => {
  const { answer, request } = upload()
  request.end('error')
  await expect(answer).rejects.toThrow(TypeError)
  const given = new AbortController()
  const { answer: other } = upload(given.signal)
  given.abort()
  await expect(other).rejects.toMatchObject({ name: 'AbortError' })
})
