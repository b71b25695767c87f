import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressAnswers } from './compressAnswers.ts'

const large = { texts: Array.from({ length: 500 }, (_, at) => `입금 ${at}`) }

async function ask(url: string, encoding?: string) {
  const app = Fastify()
  compressAnswers(app)
  app.get('/large', { config: { compressed: true } }, () => large)
  app.get('/small', { config: { compressed: true } }, () => ({ ok: true }))
  app.get('/secret', () => ({ token: 'abc', ...large }))
  const { headers, rawPayload } = await app.inject({
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  })
  return {
    encoding: headers['content-encoding'],
    vary: headers['vary'],
    length: headers['content-length'],
    bytes: rawPayload,
  }
}

it('sends a large answer in the smallest encoding that is accepted, with the same content in each', async () => {
  const plain = await ask('/large')
  expect(plain).toMatchObject({ encoding: undefined, vary: 'accept-encoding' })
  const brotli = await ask('/large', 'gzip, deflate, br')
  expect(brotli).toMatchObject({ encoding: 'br', vary: 'accept-encoding', length: String(brotli.bytes.length) })
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  const gzipped = await ask('/large', 'gzip, br;q=0')
  expect(gzipped.encoding).toBe('gzip')
  expect(gunzipSync(gzipped.bytes)).toEqual(plain.bytes)
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4)
})

it('leaves small answers, and those of routes that did not opt in, uncompressed', async () => {
  for (const url of ['/small', '/secret']) expect((await ask(url, 'br')).encoding).toBeUndefined()
})
