import { describe, expect, it } from 'vitest'
import type { PlayTest } from '../documents/play/PlayTest.ts'
import { signInAs, signInOwner } from '../testing/deskClient.ts'
import { startTestService } from '../testing/startTestService.ts'

const MIN = 'settings:/recharge/bank/min'

/** A service whose plays of drafts are counted and end when they are let. */
async function start() {
  const plays: (() => void)[] = []
  let isBooted = false
  const playTest: PlayTest = async () => {
    if (isBooted) await new Promise<void>((resolve) => plays.push(resolve))
    return []
  }
  const service = await startTestService({ playTest })
  isBooted = true
  const owner = await signInOwner(service)
  const edit = (value: string, replaces: string) => owner.call('PUT', '/draft/edits', { fact: MIN, value, replaces })
  return { owner, edit, plays, core: service.core }
}

describe('a saved edit', () => {
  it('has its Hangul in whole syllables, whichever machine it was typed on', async () => {
    const { owner, core } = await start()
    const fact = 'copy:en:home.title'
    const put = (value: string, replaces: string) => owner.call('PUT', '/draft/edits', { fact, value, replaces })
    const mac = '새해 배너'.normalize('NFD')
    expect((await put(mac, 'Home')).body).toMatchObject({ edit: { value: '새해 배너' } })
    expect((await core.store.changes())[0]?.edits[0]?.value).toBe('새해 배너')
    // A value that was seen is compared as it was.
    expect((await put('새해', mac)).status).toBe(409)
    const { body } = await owner.call('PUT', '/draft/edits/several', {
      edits: [{ fact, value: mac, replaces: '새해 배너' }],
    })
    expect(body).toMatchObject({ edits: [{ value: '새해 배너' }] })
    expect((await owner.call('POST', '/changes', { name: mac })).body).toMatchObject({ change: { name: '새해 배너' } })
  })

  it('is played before anybody asks for its review, which then waits for that play', async () => {
    const { owner, edit, plays } = await start()
    expect((await edit('120', '100')).status).toBe(200)
    await expect.poll(() => plays.length).toBe(1)
    const review = owner.call('GET', '/draft/review')
    plays[0]?.()
    expect((await review).body).toMatchObject({ blockers: [], edits: [{ fact: MIN, next: '120' }] })
    expect((await owner.call('GET', '/draft/review')).status).toBe(200)
    expect(plays).toHaveLength(1)
  })

  it('is reviewed without waiting for the play of an older draft', async () => {
    const { owner, edit, plays } = await start()
    await edit('120', '100')
    await expect.poll(() => plays.length).toBe(1)
    await edit('130', '120')
    const review = owner.call('GET', '/draft/review')
    await expect.poll(() => plays.length).toBe(2)
    plays[1]?.()
    expect((await review).body).toMatchObject({ edits: [{ fact: MIN, next: '130' }] })
    plays[0]?.()
  })

  it('that was taken back is not played again in the draft that is left', async () => {
    const { owner, edit, plays } = await start()
    await owner.call('PUT', '/draft/edits', { fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' })
    await expect.poll(() => plays.length).toBe(1)
    plays[0]?.()
    await edit('120', '100')
    await expect.poll(() => plays.length).toBe(2)
    plays[1]?.()
    await owner.call('DELETE', '/draft/edits', { fact: MIN })
    expect((await owner.call('GET', '/draft/review')).body).toMatchObject({ edits: [{ fact: 'copy:en:home.title' }] })
    expect(plays).toHaveLength(2)
  })
})

describe('a setting of owners', () => {
  const BALANCE = 'settings:/polling/balance'
  const slower = { fact: BALANCE, value: 45, replaces: 30 }

  it('is refused to everybody else, alone, among others, as a group or within one', async () => {
    const { owner, editor } = await withEditor()
    const refusal = { code: 'not-allowed', needed: 'owner' }
    const tries = [
      await editor.call('PUT', '/draft/edits', slower),
      await editor.call('PUT', '/draft/edits/several', {
        edits: [{ fact: MIN, value: '120', replaces: '100' }, slower],
      }),
      await editor.call('PUT', '/draft/edits', { fact: 'settings:/polling', value: {}, replaces: null }),
      await editor.call('POST', '/draft/edits/moved', { change: 'own', facts: [MIN, BALANCE] }),
      await editor.call('PUT', '/draft/edits', { fact: 'settings:/game/origins/0', value: 'x', replaces: null }),
    ]
    for (const { status, body } of tries) expect({ status, body }).toMatchObject({ status: 403, body: refusal })
    expect((await owner.call('GET', '/changes')).body).toMatchObject({ changes: [] })
    expect((await editor.call('DELETE', '/set-aside', { fact: BALANCE })).status).toBe(403)
  })

  it('is taken from an owner', async () => {
    const { owner } = await withEditor()
    expect(await owner.call('PUT', '/draft/edits', slower)).toMatchObject({
      status: 200,
      body: { edit: { fact: BALANCE, value: 45 } },
    })
  })

  it('is published, by whoever may, where it is in an open change', async () => {
    const { service, owner } = await withEditor()
    await owner.call('PUT', '/draft/edits', slower)
    const publisher = await signInAs(service, owner, 'publisher', 'pia')
    const { body } = await owner.call<{ changes: readonly { id: string }[] }>('GET', '/changes')
    const change = body.changes[0]?.id ?? ''
    const { hash } = (await publisher.call<{ hash: string }>('GET', `/draft/review?change=${change}`)).body
    const published = await publisher.call('POST', '/publish', {
      reason: 'slower',
      expectedSeq: 1,
      reviewed: hash,
      change,
    })
    expect(published.status).toBe(201)
    expect((await owner.call('GET', '/changes')).body).toMatchObject({ changes: [] })
  })

  async function withEditor() {
    const service = await startTestService({})
    const owner = await signInOwner(service)
    return { service, owner, editor: await signInAs(service, owner, 'editor', 'ed') }
  }
})
