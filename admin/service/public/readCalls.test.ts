import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { readCalls, uploadsOf } from './readCalls.ts'

it('takes 5 MiB for every call with a file of the contract, and 64 KiB for any other', async () => {
  const app = fastify()
  const uploads = uploadsOf([
    { path: '/api/uploadPaper', multipart: true },
    { path: '/api/withdraw', multipart: false },
  ])
  readCalls(app, () => false, uploads)
  for (const path of ['/api/*', ...uploads]) app.post(path, () => 'read')
  const statusOf = async (url: string, bytes: number) =>
    (await app.inject({ method: 'POST', url, payload: Buffer.alloc(bytes) })).statusCode
  expect(uploads).toEqual(['/api/uploadPaper'])
  expect(await statusOf('/api/uploadPaper', 5 * 1024 * 1024)).toBe(200)
  expect(await statusOf('/api/uploadPaper', 6 * 1024 * 1024)).toBe(413)
  expect(await statusOf('/api/withdraw', 64 * 1024 + 1)).toBe(413)
})
