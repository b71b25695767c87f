import { expect, test } from 'vitest'
import { answerRequest } from './answerRequest.ts'
import { createServedHandlers } from './createServedHandlers.ts'
import { createPlatform } from './platform/createPlatform.ts'

const platform = createPlatform({ clock: { now: () => Date.parse('2026-11-23T05:00:00Z') } })
const ask = async (path: string, init?: RequestInit) =>
  answerRequest(createServedHandlers(platform), new Request(`https://m.playbill.example/app/${path}`, init))

test('answers the page of a game wherever it is mounted, and refuses what cannot be read', async () => {
  for (const body of ['{"call":"open","ticket":"x","page":"p","locale":"en"}', '{', '']) {
    const answer = await ask('demo/provider', { method: 'POST', body })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ data: null })
  }
})

test('gives a picture as what it was uploaded as, and none that is not there', async () => {
  const member = platform.members.byName('demo01')?.id ?? ''
  const address = platform.uploads.keep(member, new Blob(['GIF89a'], { type: 'image/gif' }))
  const answer = await ask(address)
  expect(answer.headers.get('content-type')).toBe('image/gif')
  expect(await answer.text()).toBe('GIF89a')
  expect((await ask('demo/uploads/nobody-1.gif')).status).toBe(404)
})
