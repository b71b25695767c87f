import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.doUnmock('./acts.gen.ts')
})

it('knows calls that read at once, and those that change something once their code is here', async () => {
  const { entryOf } = await import('./entries.ts')
  expect(entryOf('getUser')).toMatchObject({ path: 'api/user' })
  const late = entryOf('recharge')
  expect(late).toBeInstanceOf(Promise)
  expect(await late).toMatchObject({ path: 'api/recharge', money: true })
  expect(entryOf('recharge')).toMatchObject({ path: 'api/recharge', money: true })
})

it('says that nothing was sent where that code does not come, and asks for it again with the next call', async () => {
  vi.doMock('./acts.gen.ts', () => {
    throw new TypeError('Failed to fetch')
  })
  const { entryOf } = await import('./entries.ts')
  await expect(entryOf('recharge')).rejects.toMatchObject({ kind: 'network', sent: false })
  vi.doUnmock('./acts.gen.ts')
  expect(await entryOf('recharge')).toMatchObject({ path: 'api/recharge' })
})
