import type { IncomingHttpHeaders } from 'node:http'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../testing/createTestCore.ts'
import { startForeigner } from '../testing/startForeigner.ts'
import { publicUrlIn, startProcess } from '../testing/startProcess.ts'

// It plays every screen, as a first start does.
it('prints where everything is, and a setup link that works once', { timeout: 240_000 }, async () => {
  const dataDir = join(await testFolder(), 'data')
  const { child, until, exit } = startProcess({ DATA_DIR: dataDir }, { playsAll: true })
  const printed = await until('pay password 123456.\n')
  expect(printed).toMatch(/App {4}http:\/\/localhost:\d+\n/)
  const [, desk = ''] = /Desk {3}(http:\/\/localhost:\d+)\n/.exec(printed) ?? []
  const [, token = ''] = /#\/join\/([\w-]{43})\n/.exec(printed) ?? []
  const useLink = (): Promise<Response> =>
    fetch(`${desk}/desk-api/join`, {
      method: 'POST',
      headers: { origin: desk, 'content-type': 'application/json' },
      body: JSON.stringify({ token, name: 'mina', password: 'a few random words' }),
    })
  expect((await useLink()).status).toBe(201)
  expect((await useLink()).status).toBe(410)

  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  // The log was merged into the database, so the one file is the whole backup.
  await expect(stat(join(dataDir, 'playbill.db-wal'))).rejects.toThrow('ENOENT')

  const again = startProcess({ DATA_DIR: dataDir })
  expect(await again.until('pay password 123456.\n')).not.toContain('#/join/')
  again.child.kill('SIGINT')
  expect(await again.exit).toBe(0)
})

it('says where it listens before it is ready, and a stop ends a start as it ends a service', async () => {
  const { child, until, exit } = startProcess({ DATA_DIR: join(await testFolder(), 'data') }, { playsAll: true })
  const [, url = ''] = /Listening on http:\/\/localhost(:\d+);/.exec(await until('says so.\n')) ?? []
  expect((await fetch(`http://127.0.0.1${url}/healthz`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1${url}/readyz`)).status).toBe(503)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(await until('')).not.toContain('Desk ')
})

it('ends with one sentence for each fault of its environment', async () => {
  const { until, exit } = startProcess({ PORT: 'many', PLATFORM_URL: 'nowhere' })
  expect(await until('PLATFORM_URL')).toContain('  - PORT: it must be a whole number.')
  expect(await exit).toBe(1)
})

it('refuses a data folder that it can never use, at once, with one sentence', async () => {
  const { until, exit } = startProcess({ DATA_DIR: '/dev/null/data' })
  expect(await until('DATA_DIR')).toContain('DATA_DIR is not a folder and cannot be made one (ENOTDIR).')
  expect(await exit).toBe(1)
})

it('warns about risky settings', async () => {
  const { until } = startProcess({
    DATA_DIR: join(await testFolder(), 'data'),
    PLATFORM_URL: 'http://platform.example.com',
    TRUST_PROXY: '1',
  })
  const printed = await until('Desk ')
  expect(printed).toContain('Warning: PLATFORM_URL is plain http to another machine')
  expect(printed).toContain('Warning: TRUST_PROXY is a number')
})

it('gives a call that fails one id: in the answer, at the platform and in the log', async () => {
  const asked: IncomingHttpHeaders[] = []
  const platform = await startForeigner((request, response) => {
    asked.push(request.headers)
    request.resume().on('end', () => response.writeHead(500, { 'content-type': 'application/json' }).end('{}'))
  })
  const { until } = startProcess({ DATA_DIR: join(await testFolder(), 'data'), PLATFORM_URL: platform })
  const url = publicUrlIn(await until('Desk '))
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const call = (headers: Record<string, string>) =>
    fetch(`${url}/api/balance?name=somebody`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
  const id = (await call({ traceparent })).headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[\da-f]{12}$/)
  expect(asked[0]).toMatchObject({ 'x-request-id': id, traceparent })
  const logged = (await until(`"reqId":"${id}"`)).split('\n').find((line) => line.includes(`"reqId":"${id}"`)) ?? ''
  expect(JSON.parse(logged)).toMatchObject({ outcome: 'failed', method: 'POST', path: '/api/balance' })

  expect((await call({ 'x-request-id': 'from-the-proxy' })).headers.get('x-request-id')).toBe('from-the-proxy')
  const made = (await call({ 'x-request-id': 'a b\tc', traceparent: 'none' })).headers.get('x-request-id')
  expect(made).toMatch(/^[\da-f]{12}$/)
  expect(asked[2]?.['traceparent']).toBeUndefined()

  // As the phone names it, which may get no answer.
  const key = '9f1c2a34-55aa-4c1d-8e2f-0123456789ab'
  expect((await call({ 'idempotency-key': key })).headers.get('x-request-id')).toBe('0123456789ab')
  expect(asked[3]).toMatchObject({ 'x-request-id': '0123456789ab', 'idempotency-key': key })
  expect((await call({ 'idempotency-key': 'short' })).headers.get('x-request-id')).toMatch(/^[\da-f]{12}$/)
})
