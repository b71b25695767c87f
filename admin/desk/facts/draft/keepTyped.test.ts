// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk, type FakeDesk } from '../../testing/createFakeDesk.ts'
import { createDraft } from './createDraft.ts'
import { keepTyped } from './keepTyped.ts'
import { readValue } from './readValue.ts'

const MIN = 'settings:/recharge/bank/min'
const TITLE = 'copy:en:home.title'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

async function open(api: FakeDesk, owner = 1) {
  const draft = createDraft(api, { owner: 'mina' })
  const close = keepTyped(draft, localStorage, owner)
  await draft.load()
  await draft.flush()
  const pending = (fact: string) => draft.getSnapshot().pending.get(fact)
  return { draft, close, pending, shown: (fact: string) => readValue(draft.getSnapshot(), fact) }
}

/** Typed, and the lid closed before the pause was over. */
async function typeAndClose(api: FakeDesk, fact: string, value: unknown, valid = true) {
  const { draft, close } = await open(api)
  draft.edit(fact, value, { pause: true, valid })
  close()
  vi.clearAllTimers()
}

describe('what is typed', () => {
  it('is restored and saved after a laptop was closed', async () => {
    const api = createFakeDesk()
    await typeAndClose(api, MIN, '700')
    expect(api.edits()).toEqual([])
    const { shown } = await open(api)
    expect(shown(MIN)).toBe('700')
    expect(api.edits()).toMatchObject([{ fact: MIN, value: '700', replaces: '100' }])
    expect(localStorage).toHaveLength(0)
  })

  it('conflicts with what somebody else saved meanwhile', async () => {
    const api = createFakeDesk()
    await typeAndClose(api, MIN, '700')
    api.editAs('jun', MIN, '900')
    const { pending } = await open(api)
    expect(pending(MIN)).toMatchObject({ value: '700', phase: { kind: 'conflict', theirs: '900', by: 'jun' } })
    expect(api.edits()).toMatchObject([{ value: '900' }])
  })

  it('stays unsaved when it was not a valid value', async () => {
    const api = createFakeDesk()
    await typeAndClose(api, TITLE, '', false)
    const { pending } = await open(api)
    expect(pending(TITLE)).toMatchObject({ value: '', phase: { kind: 'invalid' } })
    expect(api.calls).toEqual([])
  })

  it('is kept while the service is down, and not shown to anybody else', async () => {
    const api = createFakeDesk()
    const { draft, close } = await open(api)
    api.refuse('putEdit', new DeskError('offline', 'Gone'))
    draft.edit(MIN, '700')
    await draft.flush()
    close()
    const other = await open(api, 2)
    expect(other.shown(MIN)).toBe('100')
    other.close()
    expect((await open(api)).shown(MIN)).toBe('700')
  })

  it('is forgotten when the service already has it', async () => {
    const api = createFakeDesk()
    await typeAndClose(api, MIN, '700')
    api.editAs('mina', MIN, '700')
    const { pending } = await open(api)
    expect(pending(MIN)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })
})
