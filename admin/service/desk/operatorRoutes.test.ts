import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { testClock } from '../testing/createTestCore.ts'
import { type DeskClient, deskClient, PASSWORD, signInAs, signInOwner } from '../testing/deskClient.ts'
import { startTestService } from '../testing/startTestService.ts'

const NEXT = 'other random words'
const DAY = 86_400_000

async function withEditor() {
  const clock = testClock()
  const service = await startTestService({ clock })
  const owner = await signInOwner(service)
  const editor = await signInAs(service, owner, 'editor', 'jun')
  const { body } = await owner.call<{ operators: { id: number; name: string }[] }>('GET', '/operators')
  const id = body.operators.find(({ name }) => name === 'jun')?.id ?? 0
  const makeLink = async () =>
    tokenOf((await owner.call<{ link: string }>('POST', `/operators/${id}/password-link`)).body)
  return { clock, service, owner, editor, stranger: deskClient(service), makeLink }
}

const tokenOf = ({ link }: { link: string }) => link.split('/').at(-1) ?? ''
const login = async (client: DeskClient, password: string, code?: string) =>
  (await client.call('POST', '/login', { name: 'jun', password, ...(code !== undefined && { code }) })).status

describe('a lost password', () => {
  it('is replaced by an owner’s link, once, and ends every session; until then the old one counts', async () => {
    const { editor, stranger, makeLink, owner } = await withEditor()
    const token = await makeLink()
    expect((await stranger.call('POST', '/join/look', { token })).body).toMatchObject({
      name: 'jun',
      makes: 'password',
    })
    expect((await owner.call('GET', '/operators')).body).toMatchObject({
      invitations: [{ name: 'jun', operatorId: 2 }],
    })
    expect(await login(stranger, PASSWORD)).toBe(200)
    expect(await stranger.call('POST', '/join/password', { token, password: 'short' })).toMatchObject({
      status: 422,
      body: { code: 'weak-password' },
    })
    expect((await stranger.call('POST', '/join/password', { token, password: NEXT })).status).toBe(204)
    expect((await editor.call('GET', '/me')).status).toBe(401)
    expect([await login(stranger, PASSWORD), await login(stranger, NEXT)]).toEqual([401, 200])
    expect(await stranger.call('POST', '/join/password', { token, password: NEXT })).toMatchObject({
      status: 410,
      body: { code: 'link-not-valid' },
    })
    const { entries } = (await owner.call<{ entries: { actor: string; action: string }[] }>('GET', '/audit?limit=50'))
      .body
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ actor: 'mina', action: 'operator.password-link', subject: 'jun' }),
        expect.objectContaining({ actor: 'jun', action: 'operator.password' }),
      ]),
    )
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  it('has one link at a time, valid for a day, that does not make an operator', async () => {
    const { clock, stranger, makeLink } = await withEditor()
    const first = await makeLink()
    const second = await makeLink()
    expect((await stranger.call('POST', '/join/password', { token: first, password: NEXT })).status).toBe(410)
    expect((await stranger.call('POST', '/join', { token: second, name: 'eve', password: NEXT })).status).toBe(410)
    clock.pass(DAY)
    expect((await stranger.call('POST', '/join/password', { token: second, password: NEXT })).status).toBe(410)
  })

  it('keeps the code at the log-in, and ends the wait after wrong guesses', async () => {
    const { clock, editor, stranger, makeLink } = await withEditor()
    const { secret } = (await editor.call<{ secret: string }>('POST', '/me/second-factor', { password: PASSWORD })).body
    const code = () => new TOTP({ secret }).generate({ timestamp: clock.now() })
    await editor.call('POST', '/me/second-factor/confirm', { code: code() })
    for (let guess = 0; guess < 5; guess += 1) await login(stranger, 'a wrong password')
    expect(await login(stranger, PASSWORD)).toBe(429)
    await stranger.call('POST', '/join/password', { token: await makeLink(), password: NEXT })
    clock.pass(60_000)
    expect([await login(stranger, NEXT), await login(stranger, NEXT, code())]).toEqual([401, 200])
  })
})

describe('an invitation for a name that is taken', () => {
  it('is refused when it is made', async () => {
    const { owner } = await withEditor()
    expect(await owner.call('POST', '/operators/invitations', { name: 'JUN', role: 'viewer' })).toMatchObject({
      status: 409,
      body: { code: 'name-taken' },
    })
  })

  it('lets the person who joins choose another name if somebody was quicker', async () => {
    const { owner, stranger, service } = await withEditor()
    const token = tokenOf(
      (await owner.call<{ link: string }>('POST', '/operators/invitations', { name: 'lin', role: 'viewer' })).body,
    )
    const other = tokenOf(
      (await owner.call<{ link: string }>('POST', '/operators/invitations', { role: 'viewer' })).body,
    )
    expect((await stranger.call('POST', '/join/look', { token })).body).toMatchObject({ name: 'lin', isTaken: false })
    await deskClient(service).call('POST', '/join', { token: other, name: 'Lin', password: PASSWORD })
    expect((await stranger.call('POST', '/join/look', { token })).body).toMatchObject({ name: 'lin', isTaken: true })
    expect(await stranger.call('POST', '/join', { token, name: 'lin', password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'name-taken' },
    })
    expect(await stranger.call('POST', '/join', { token, name: 'lin park', password: PASSWORD })).toMatchObject({
      status: 201,
      body: { operator: { name: 'lin park', role: 'viewer' } },
    })
  })
})
