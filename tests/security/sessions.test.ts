import { describe, expect, it } from 'vitest'
import { testClock } from '../../admin/service/testing/createTestCore.ts'
import { deskClient, PASSWORD, signInAs, signInOwner } from '../../admin/service/testing/deskClient.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'

describe('a session', () => {
  it('is never one that was put into the browser before', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const planted = `playbill-desk=${'A'.repeat(43)}`
    const victim = deskClient(service)
    const { headers, status } = await victim.call(
      'POST',
      '/login',
      { name: 'mina', password: PASSWORD },
      { cookie: planted },
    )
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).not.toContain('A'.repeat(43))
    expect((await deskClient(service).call('GET', '/me', undefined, { cookie: planted })).status).toBe(401)
    // Signing in again does not continue the previous one either.
    const before = owner.cookie()
    await owner.call('POST', '/login', { name: 'mina', password: PASSWORD })
    expect(owner.cookie()).not.toBe(before)
  })

  it('cannot be resumed with its cookie and its token once it has ended', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const { body } = await owner.call<{ csrf: string }>('GET', '/me')
    const stolen = { cookie: owner.cookie(), 'x-desk-token': body.csrf }
    const replay = async (): Promise<readonly number[]> => {
      const thief = deskClient(service)
      const edit = { fact: 'settings:/recharge/bank/min', value: '120', replaces: '100' }
      return [
        (await thief.call('GET', '/changes', undefined, stolen)).status,
        (await thief.call('PUT', '/draft/edits', edit, stolen)).status,
      ]
    }
    expect(await replay()).toEqual([200, 200])
    await owner.call('POST', '/logout')
    expect(await replay()).toEqual([401, 401])
  })

  it('ends when the operator changes the password, gets another role or is shut out', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const changes = [{ role: 'viewer' }, { disabled: true }]
    for (const [index, change] of changes.entries()) {
      const editor = await signInAs(service, owner, 'editor', `editor${index}`)
      await owner.call('PATCH', `/operators/${index + 2}`, change)
      expect((await editor.call('GET', '/me')).status).toBe(401)
    }
    const elsewhere = deskClient(service)
    await elsewhere.call('POST', '/login', { name: 'mina', password: PASSWORD })
    await owner.call('POST', '/me/password', { current: PASSWORD, next: 'another few words' })
    expect((await elsewhere.call('GET', '/me')).status).toBe(401)
  })

  it('does not let anybody at an open desk guess its password', async () => {
    const clock = testClock()
    const service = await startTestService({ clock })
    const owner = await signInOwner(service)
    const guess = async (): Promise<number> =>
      (await owner.call('POST', '/me/password', { current: 'wrong wrong wrong', next: 'another few words' })).status
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push(await guess())
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})
