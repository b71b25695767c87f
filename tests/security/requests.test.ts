import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFormat } from '../../admin/service/documents/createFormat.ts'
import { folders } from '../../admin/service/base/folders.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { addressOf as contentAddress } from '../../src/format/compileRelease.ts'
import { readWrittenOut } from '../../src/format/readDocuments.ts'
import { addressOf, seatedDesk } from './support/seatedDesk.ts'

const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}1${close.repeat(depth)}`

/** A path as it is typed: `fetch` would tidy it up. */
function getRaw(base: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false, headers: { host: `localhost:${port}` } }, (response) => {
      let body = ''
      response.setEncoding('latin1')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })
}

describe('a body', () => {
  it('that is too long is refused on every route, and not even read for a stranger', async () => {
    const { service, ask } = await seatedDesk()
    const filled = (bytes: number) => JSON.stringify({ fill: 'x'.repeat(bytes) })
    const large = service.deskRoutes.filter(({ bodyLimit }) => bodyLimit !== undefined).map(({ url }) => url)
    expect(large.toSorted()).toEqual([
      '/desk-api/draft/edits',
      '/desk-api/draft/edits/several',
      '/desk-api/pictures',
      '/desk-api/pictures/:sha',
    ])
    for (const { method, url, needs, bodyLimit = 300_000 } of service.deskRoutes.filter(
      ({ method }) => method !== 'GET',
    )) {
      const asked = { method, path: addressOf(url), body: filled(bodyLimit) }
      const owner = await ask('owner', { ...asked, isConfirmed: true })
      expect([url, owner.status, owner.code]).toEqual([url, 413, 'too-large'])
      const stranger = await ask(undefined, asked)
      expect([url, stranger.status]).toEqual([url, needs === 'nothing' ? 413 : 401])
    }
    const reports = await fetch(`${service.publicUrl}/release/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: filled(300_000),
    })
    expect(reports.status).toBe(413)
  })

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('of nested %s is refused, however deep', async (_, open, close) => {
    const { service, ask } = await seatedDesk()
    const edit = (value: string) => `{"fact":"notice:deep","value":${value},"replaces":null}`
    for (const depth of [200, 20_000]) {
      const answer = await ask('owner', {
        method: 'PUT',
        path: '/desk-api/draft/edits',
        body: edit(nested(depth, open, close)),
      })
      expect([depth, answer.status, answer.code]).toEqual([depth, 422, 'too-deep'])
      const login = await ask(undefined, {
        method: 'POST',
        path: '/desk-api/login',
        body: `{"name":${nested(depth, open, close)},"password":"x"}`,
      })
      expect([depth, login.status < 500]).toEqual([depth, true])
    }
    expect(
      (await ask('owner', { method: 'PUT', path: '/desk-api/draft/edits', body: edit(nested(40, open, close)) }))
        .status,
    ).toBe(200)
    const reports = await fetch(`${service.publicUrl}/release/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"reports":${nested(1_000, open, close)}}`,
    })
    expect([400, 422]).toContain(reports.status)
    expect((await fetch(`${service.publicUrl}/healthz`)).status).toBe(200)
  })

  it('cannot reach into the program', async () => {
    const { ask } = await seatedDesk()
    for (const body of [
      '{"__proto__":{"role":"owner"}}',
      '{"constructor":{"prototype":{"role":"owner"}}}',
      '{"name":"a","password":"b","__proto__":null}',
    ])
      expect((await ask(undefined, { method: 'POST', path: '/desk-api/login', body })).status).toBe(400)
    expect('role' in {}).toBe(false)
  })

  it('cannot reach into the program by a fact of the documents', async () => {
    const { files, host } = readWrittenOut(folders.schemas)
    const { ask } = await seatedDesk({ format: createFormat(host), baseline: { id: contentAddress(files), files } })
    const own = Object.getOwnPropertyNames(Object.prototype)
    for (const name of ['__proto__', 'constructor', 'constructor/prototype', 'prototype', 'toString'])
      for (const fact of [
        `settings:/${name}/polluted`,
        `settings:/recharge/${name}/polluted`,
        `copy:en:${name}`,
        `copy:${name}:polluted`,
        `notice:${name}`,
        `dialog:${name}`,
        `block:${name}/polluted`,
        `block:home/${name}`,
        `screen:${name}`,
      ]) {
        const { status } = await ask('owner', {
          method: 'PUT',
          path: '/desk-api/draft/edits',
          body: { fact, value: { polluted: true }, replaces: null },
        })
        expect([fact, status < 500]).toEqual([fact, true])
        expect(Object.getOwnPropertyNames(Object.prototype), fact).toEqual(own)
        await ask('owner', { method: 'GET', path: `/desk-api/facts?fact=${encodeURIComponent(fact)}` })
      }
    expect((await ask('owner', { method: 'GET', path: '/desk-api/draft/review' })).status).toBe(200)
  })

  it('that is not JSON is refused', async () => {
    const { service, ask } = await seatedDesk()
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const { status } = await ask('owner', {
        method: 'POST',
        path: '/desk-api/releases/1/rollback',
        body: '{"reason":"r","expectedSeq":1}',
        headers: { 'content-type': type },
      })
      expect([400, 415], type).toContain(status)
    }
    expect(service.core.publisher.liveSeq()).toBe(1)
  })
})

describe('a path', () => {
  it('leads only to what is served', async () => {
    const folder = await testFolder()
    const secret = randomBytes(16).toString('hex')
    for (const place of ['secret.txt', 'app-secret.txt']) await writeFile(join(folder, place), secret)
    const { service } = await seatedDesk({ dataDir: folder })
    await writeFile(join(folder, 'data', 'secret.txt'), secret)
    const ups = [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%5c',
      '..\\',
      '....//',
      '%252e%252e%252f',
      './../',
      '..;/',
      '%c0%ae%c0%ae/',
    ]
    const roots = [
      '/',
      '/assets/',
      '/release/',
      '/release/files/',
      '/demo/',
      '/preview/',
      '/preview/assets/',
      '/preview/demo/',
      '/desk-api/',
    ]
    for (const base of [service.publicUrl, service.deskUrl])
      for (const root of roots)
        for (const up of ups)
          for (const target of ['secret.txt', 'data/secret.txt', 'data/playbill.db', 'etc/passwd', 'package.json']) {
            const path = `${root}${up.repeat(target.startsWith('etc') ? 12 : 2)}${target}`
            const { status, body } = await getRaw(base, path)
            expect([path, status < 500, status >= 300]).toEqual([path, true, true])
            expect(body).not.toMatch(new RegExp(`${secret}|SQLite format|root:x:|"private"`))
          }
    for (const path of [
      '/%00',
      '/assets/%00.js',
      '/release/files/%00.json',
      '/desk-api/%00',
      `/${'a/'.repeat(4_000)}`,
      '/%',
      '/%zz',
    ])
      for (const base of [service.publicUrl, service.deskUrl])
        expect([path, (await getRaw(base, path)).status < 500]).toEqual([path, true])
  })
})
