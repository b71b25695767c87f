import { describe, expect, it } from 'vitest'
import { signInAs, signInOwner, type DeskClient } from '../testing/deskClient.ts'
import { testClock } from '../testing/createTestCore.ts'
import { startTestService } from '../testing/startTestService.ts'

const MIN = 'settings:/recharge/bank/min'
const TITLE = 'copy:en:home.title'

/** A desk where mina has drafted a minimum in her own change. */
async function open() {
  const clock = testClock()
  const service = await startTestService({ clock })
  const mina = await signInOwner(service)
  const [jun, ara, bo] = await Promise.all([
    signInAs(service, mina, 'editor', 'jun'),
    signInAs(service, mina, 'publisher', 'ara'),
    signInAs(service, mina, 'viewer', 'bo'),
  ])
  const change = await drafted(mina, { fact: MIN, value: '120', replaces: '100' })
  clock.pass(1)
  return { service, mina, jun, ara, bo, change }
}

async function drafted(client: DeskClient, edit: object): Promise<string> {
  const { status, body } = await client.call<{ change: string }>('PUT', '/draft/edits', edit)
  expect(status).toBe(200)
  return body.change
}

const listed = async (client: DeskClient) =>
  (await client.call<{ changes: { id: string; name: string }[] }>('GET', '/changes')).body.changes

describe('changes at the desk', () => {
  it('are not scheduled for a day that no calendar has: it would be due at another moment', async () => {
    const { mina, change } = await open()
    const schedule = async (at: string) =>
      mina.call('POST', `/changes/${change}/schedule`, {
        ...{ reason: 'night', zone: 'Asia/Seoul', tolerance: 60, reviewed: 'h' },
        at,
      })
    expect(await schedule('2026-04-31T23:00:00.000Z')).toMatchObject({
      status: 400,
      body: { code: 'invalid-body', message: expect.stringContaining('at') },
    })
    // Refused for another reason.
    expect((await schedule('2026-04-30T23:00:00.000Z')).status).not.toBe(400)
  })

  it('are begun, named, joined, left and dropped, and everybody sees them', async () => {
    const { mina, jun, bo, change } = await open()
    expect(await jun.call('POST', '/changes', { name: ' Friday ' })).toMatchObject({
      status: 201,
      body: { change: { name: 'Friday', owner: 'jun', members: [], edits: [] } },
    })
    expect((await mina.call('PATCH', `/changes/${change}`, { name: 'Limits' })).body).toMatchObject({
      change: { id: change, name: 'Limits', edits: [{ fact: MIN }] },
    })
    expect((await jun.call('POST', `/changes/${change}/members`)).body).toMatchObject({ change: { members: ['jun'] } })
    expect((await jun.call('POST', `/changes/${change}/members`)).body).toMatchObject({ change: { members: ['jun'] } })
    await drafted(jun, { change, fact: TITLE, value: 'Start', replaces: 'Home' })
    expect((await jun.call('DELETE', `/changes/${change}/members`)).body).toEqual({ left: true })
    expect((await mina.call('DELETE', `/changes/${change}/members`)).body).toEqual({ left: false })
    expect(await listed(bo)).toMatchObject([
      {
        name: 'Limits',
        members: [],
        edits: [
          { fact: TITLE, actor: 'jun' },
          { fact: MIN, actor: 'mina' },
        ],
      },
      { name: 'Friday' },
    ])
    expect((await mina.call('DELETE', `/changes/${change}`)).body).toEqual({ dropped: 2 })
    expect(await listed(bo)).toMatchObject([{ name: 'Friday' }])
  })

  it('are edited and named by those in them only, and dropped by publishers, too', async () => {
    const { jun, ara, bo, change } = await open()
    const refused = {
      status: 403,
      body: {
        code: 'not-your-change',
        message: 'This change belongs to mina. Join it before you edit it.',
        owner: 'mina',
      },
    }
    const edit = { change, fact: TITLE, value: 'Start', replaces: 'Home' }
    expect(await jun.call('PUT', '/draft/edits', edit)).toMatchObject(refused)
    expect(await jun.call('DELETE', '/draft/edits', { change, fact: MIN })).toMatchObject(refused)
    expect(await ara.call('PUT', '/draft/edits', edit)).toMatchObject(refused)
    expect(await ara.call('PATCH', `/changes/${change}`, { name: 'x' })).toMatchObject(refused)
    expect(await jun.call('DELETE', `/changes/${change}`)).toMatchObject(refused)
    for (const [method, path] of [
      ['POST', `/changes/${change}/members`],
      ['DELETE', `/changes/${change}`],
    ] as const)
      expect(await bo.call(method, path)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect((await ara.call('DELETE', `/changes/${change}`)).body).toEqual({ dropped: 1 })
  })

  it('say so when they are gone, or when nobody can tell which one is meant', async () => {
    const { mina, jun, ara, change } = await open()
    await jun.call('POST', '/changes', { name: 'Friday' })
    await drafted(jun, { fact: TITLE, value: 'Start', replaces: 'Home' })
    const [, friday] = await listed(jun)
    expect(await ara.call('GET', '/draft/review')).toMatchObject({
      status: 409,
      body: {
        code: 'which-change',
        message: `You have no change of your own. Say which one you mean: mina's change (${change}), “Friday” by jun (${friday?.id}).`,
        changes: [
          { id: change, name: '', owner: 'mina' },
          { id: friday?.id, name: 'Friday', owner: 'jun' },
        ],
      },
    })
    await mina.call('PATCH', `/changes/${change}`, { name: 'Friday' })
    expect((await ara.call('GET', '/draft/review?change=Friday')).body).toMatchObject({
      code: 'which-change',
      message: expect.stringMatching(/^Several changes are called Friday\. Say which one you mean: /),
    })
    await mina.call('DELETE', `/changes/${change}`)
    const gone = {
      status: 404,
      body: {
        code: 'unknown-change',
        message: `There is no open change ${change}. It may have been published or dropped meanwhile; look at the open changes.`,
        change,
      },
    }
    for (const [method, path, body] of [
      ['PUT', '/draft/edits', { change, fact: MIN, value: '130', replaces: '100' }],
      ['DELETE', '/draft/edits', { change, fact: MIN }],
      ['GET', `/draft/review?change=${change}`],
      ['PATCH', `/changes/${change}`, { name: 'x' }],
      ['POST', `/changes/${change}/members`],
      ['DELETE', `/changes/${change}/members`],
      ['DELETE', `/changes/${change}`],
    ] as const)
      expect(await mina.call(method, path, body), `${method} ${path}`).toMatchObject(gone)
  })

  it('are shown together on a phone and in a frame, and the rest once one of them is live or dropped', async () => {
    const { service, mina, jun, change } = await open()
    const juns = await drafted(jun, { fact: TITLE, value: 'Start', replaces: 'Home' })
    await drafted(mina, { change, fact: TITLE, value: 'Begin', replaces: 'Home' })
    const phone = async (query: string) => {
      const { body } = await mina.call<{ token: string }>('POST', `/phone-link${query}`)
      return async () => {
        const headers = { authorization: `Bearer ${body.token}` }
        const answer = await fetch(`${service.deskUrl}/phone-api/draft`, { headers })
        const { release } = (await answer.json()) as {
          release: { manifest: { settings: string; copy: { en: string } }; files: Record<string, string> }
        }
        const read = (sha: string) => JSON.parse(release.files[sha] ?? '')
        return [read(release.manifest.copy.en)['home.title'], read(release.manifest.settings).recharge.bank.min]
      }
    }
    const live = (await mina.call<{ release: { sha: string } }>('GET', '/draft/release?changes=none')).body.release.sha
    const framed = async () => {
      const { body } = await mina.call<{ release: { sha: string } }>('GET', `/draft/release?changes=${change},${juns}`)
      return body.release.sha
    }
    const own = await phone('')
    expect(await own()).toEqual(['Begin', '120'])
    const both = await phone(`?changes=${change},${juns}`)
    expect(await both()).toEqual(['Start', '120'])
    const { body } = await mina.call<{ seq: number; hash: string }>('GET', `/draft/review?change=${juns}`)
    const request = { change: juns, reason: 'r', expectedSeq: body.seq, reviewed: body.hash }
    expect((await mina.call('POST', '/publish', request)).status).toBe(201)
    expect(await both()).toEqual(['Begin', '120'])
    expect(await framed()).not.toBe(live)
    await mina.call('DELETE', `/changes/${change}`)
    expect(await both()).toEqual(['Start', '100'])
    const { body: left } = await mina.call<{ release: { sha: string } }>('GET', '/draft/release?changes=none')
    expect(await framed()).toBe(left.release.sha)
  })
})

describe('a review that is asked for at the desk', () => {
  it('is asked with a note, answered on an edit, and ended by either side', async () => {
    const { mina, jun, ara, bo, change } = await open()
    expect((await bo.call('GET', '/reviewers')).body).toEqual({ names: ['ara', 'mina'] })
    const ask = (client: DeskClient, operator: string) =>
      client.call('POST', `/changes/${change}/reviewers`, { operator, note: ' The minimum ' })
    expect(await ask(mina, 'ara')).toMatchObject({
      status: 201,
      body: { change: { asked: [{ operator: 'ara', asker: 'mina', note: 'The minimum' }] } },
    })
    const answers = `/changes/${change}/answers`
    expect(await ara.call('POST', answers, { fact: MIN, text: ' Why so much? ' })).toMatchObject({
      status: 201,
      body: { change: { answers: [{ fact: MIN, actor: 'ara', text: 'Why so much?' }] } },
    })
    expect((await ara.call('DELETE', `/changes/${change}/reviewers/ara`)).body).toEqual({ ended: true })
    expect((await ara.call('DELETE', `/changes/${change}/reviewers/ara`)).body).toEqual({ ended: false })
    const told = (await bo.call<{ entries: { action: string; actor: string }[] }>('GET', '/audit?limit=3')).body.entries
    expect(told.map(({ action, actor }) => [action, actor])).toEqual([
      ['review.done', 'ara'],
      ['review.answered', 'ara'],
      ['review.asked', 'mina'],
    ])

    await ask(mina, 'ara')
    expect(await jun.call('DELETE', `/changes/${change}/reviewers/ara`)).toMatchObject({
      status: 403,
      body: { code: 'not-your-change' },
    })
    expect((await mina.call('DELETE', `/changes/${change}/reviewers/ara`)).body).toEqual({ ended: true })
    expect((await bo.call<{ entries: object[] }>('GET', '/audit?limit=1')).body.entries).toMatchObject([
      { action: 'review.taken-back', actor: 'mina' },
    ])
  })

  it('is refused with a reason', async () => {
    const { mina, jun, bo, change } = await open()
    const ask = (client: DeskClient, operator: string) =>
      client.call('POST', `/changes/${change}/reviewers`, { operator, note: '' })
    expect(await ask(jun, 'ara')).toMatchObject({ status: 403, body: { code: 'not-your-change' } })
    expect(await ask(bo, 'ara')).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect(await ask(mina, 'mina')).toMatchObject({ status: 422, body: { code: 'asked-oneself' } })
    expect(await ask(mina, 'jun')).toMatchObject({ status: 422, body: { code: 'cannot-review', operator: 'jun' } })
    const answer = (text: string, fact = MIN) => jun.call('POST', `/changes/${change}/answers`, { fact, text })
    expect(await answer('Why?', TITLE)).toMatchObject({ status: 409, body: { code: 'not-in-change' } })
    expect((await answer('  ')).status).toBe(400)
  })
})
