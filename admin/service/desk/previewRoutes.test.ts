import { describe, expect, it } from 'vitest'
import { signInOwner } from '../testing/deskClient.ts'
import { startTestService } from '../testing/startTestService.ts'

interface Answer {
  readonly seq: number
  readonly manifest: { readonly settings: string; readonly copy: Readonly<Record<string, string>> }
  readonly files: Readonly<Record<string, string>>
}

describe('the live release at the desk', () => {
  it('is complete, and does not change while something is drafted', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    await owner.call('PUT', '/draft/edits', { fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' })
    const { status, body } = await owner.call<Answer>('GET', '/live/release')
    expect(status).toBe(200)
    expect(body.seq).toBe(1)
    expect(JSON.parse(body.files[body.manifest.copy['en'] ?? ''] ?? '')).toEqual({ 'home.title': 'Home' })
    expect(body.files[body.manifest.settings]).toBeDefined()
  })

  it('is sent compressed, and answers with a token never are', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    await owner.call('PUT', '/draft/edits', {
      fact: 'copy:en:home.title',
      value: 'Start '.repeat(1000),
      replaces: 'Home',
    })
    const encodingOf = async (method: string, path: string) =>
      (await owner.call(method, path, undefined, { 'accept-encoding': 'br' })).headers.get('content-encoding')
    expect(await encodingOf('GET', '/changes')).toBe('br')
    expect(await encodingOf('GET', '/draft/release')).toBe('br')
    expect([await encodingOf('GET', '/me'), await encodingOf('POST', '/phone-link')]).toEqual([null, null])
    expect((await owner.call('GET', '/changes')).body).toMatchObject({
      changes: [{ edits: [{ value: 'Start '.repeat(1000) }] }],
    })
  })
})
