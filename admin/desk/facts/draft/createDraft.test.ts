import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeskError } from '../../api/DeskError.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { createDraft } from './createDraft.ts'
import { readValue } from './readValue.ts'

const MIN = 'settings:/recharge/bank/min'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function openDraft() {
  const api = createFakeDesk()
  const draft = createDraft(api, { owner: 'mina' })
  await draft.load()
  const phase = (fact = MIN) => draft.getSnapshot().pending.get(fact)?.phase
  return { api, draft, phase, shown: (fact = MIN) => readValue(draft.getSnapshot(), fact) }
}

describe('saving', () => {
  it('shows a value at once and saves it after a pause in typing, once', async () => {
    const { api, draft, phase, shown } = await openDraft()
    for (const text of ['2', '20', '200']) draft.edit(MIN, text, { pause: true })
    expect(shown()).toBe('200')
    expect(phase()).toEqual({ kind: 'waiting' })
    await vi.runAllTimersAsync()
    expect(api.calls).toEqual([{ name: 'putEdit', body: { fact: MIN, value: '200', replaces: '100' } }])
    expect(phase()).toBeUndefined()
    expect(draft.getSnapshot().saved).toContain(MIN)
  })

  it('saves what was typed during a save afterwards, on top of it', async () => {
    const { api, draft } = await openDraft()
    draft.edit(MIN, '200')
    draft.edit(MIN, '300', { pause: true })
    await vi.runAllTimersAsync()
    expect(api.calls.map(({ body }) => body)).toEqual([
      { fact: MIN, value: '200', replaces: '100' },
      { fact: MIN, value: '300', replaces: '200' },
    ])
  })

  it('reads the changes again when a value is refused, so that the page knows why', async () => {
    const { api, draft, phase } = await openDraft()
    const id = api.changeAs('jun', 'Words', { 'copy:kor:home.title': '홈' })
    api.refuse('putEdit', new DeskError('change-scheduled', 'This change goes out by itself.'))
    draft.edit(MIN, '200')
    await vi.advanceTimersByTimeAsync(0)
    expect(phase()).toMatchObject({ kind: 'failed', error: { code: 'change-scheduled' } })
    expect(draft.getSnapshot().changes.map((change) => change.id)).toContain(id)
  })

  it('keeps an invalid value in the field and does not send it', async () => {
    const { api, draft, phase, shown } = await openDraft()
    draft.edit(MIN, undefined, { valid: false })
    await vi.runAllTimersAsync()
    expect(shown()).toBeUndefined()
    expect(phase()).toEqual({ kind: 'invalid' })
    expect(api.calls).toEqual([])
  })

  it('takes the edit out of the draft when the live value is typed again', async () => {
    const { api, draft } = await openDraft()
    draft.edit(MIN, '200')
    await draft.flush()
    draft.edit(MIN, '100')
    await draft.flush()
    expect(api.edits()).toEqual([])
    expect(draft.getSnapshot().edits.has(MIN)).toBe(false)
  })

  it('resends what got no answer as soon as the service answers, but not what it refused', async () => {
    const { api, draft } = await openDraft()
    api.refuse('putEdit', new DeskError('offline', 'The service does not answer.'))
    draft.edit(MIN, '200')
    await draft.flush()
    api.refuse('changes', new DeskError('offline', 'The service does not answer.'))
    await expect(draft.refresh()).rejects.toThrow()
    expect(api.edits()).toEqual([])
    await draft.refresh()
    expect(api.edits()).toMatchObject([{ fact: MIN, value: '200' }])

    api.refuse('putEdit', new DeskError('bug', 'Something went wrong in the service.'))
    draft.edit(MIN, '300')
    await draft.flush()
    await draft.refresh()
    expect(api.edits()).toMatchObject([{ fact: MIN, value: '200' }])
  })

  it('does not take the failure of a save for that of a value typed since', async () => {
    const { api, draft, phase, shown } = await openDraft()
    const failure = new DeskError('offline', 'The service does not answer.')
    const failLate = () => {
      const late = Promise.withResolvers<never>()
      vi.spyOn(api, 'putEdit').mockImplementationOnce(() => late.promise)
      return late.reject
    }
    const fail = failLate()
    draft.edit(MIN, '200')
    draft.edit(MIN, '', { valid: false })
    fail(failure)
    await draft.flush()
    expect([shown(), phase()]).toEqual(['', { kind: 'invalid' }])
    expect(api.edits()).toEqual([])

    const failAgain = failLate()
    draft.edit(MIN, '300')
    draft.edit(MIN, '400')
    failAgain(failure)
    await draft.flush()
    expect(phase()).toBeUndefined()
    expect(api.edits()).toMatchObject([{ fact: MIN, value: '400' }])
  })

  it('says why a save failed and sends it again when asked', async () => {
    const { api, draft, phase } = await openDraft()
    api.refuse('putEdit', new DeskError('offline', 'The service does not answer.'))
    draft.edit(MIN, '200')
    await draft.flush()
    expect(phase()).toMatchObject({ kind: 'failed', error: { code: 'offline' }, isLost: true })
    await draft.retry()
    expect(phase()).toBeUndefined()
    expect(api.edits()).toMatchObject([{ fact: MIN, value: '200' }])
  })
})

describe('a conflict', () => {
  async function conflict() {
    const opened = await openDraft()
    opened.api.editAs('jun', MIN, '700')
    opened.draft.edit(MIN, '200')
    await opened.draft.flush()
    return opened
  }

  it('shows both values and who was quicker', async () => {
    const { phase, shown } = await conflict()
    expect(phase()).toMatchObject({ kind: 'conflict', theirs: '700', by: 'jun' })
    expect(shown()).toBe('200')
  })

  it('overwrites theirs with mine only on request', async () => {
    const { api, draft } = await conflict()
    expect(api.edits()).toMatchObject([{ value: '700' }])
    await draft.resolve(MIN, 'mine')
    expect(api.edits()).toMatchObject([{ value: '200', actor: 'mina' }])
  })

  it('takes theirs', async () => {
    const { draft, phase, shown } = await conflict()
    await draft.resolve(MIN, 'theirs')
    expect(phase()).toBeUndefined()
    expect(shown()).toBe('700')
  })

  it('shows their current value, and never takes one that was not shown', async () => {
    const { api, draft, phase, shown } = await conflict()
    api.editAs('lin', MIN, '900')
    await draft.refresh()
    expect(phase()).toMatchObject({ kind: 'conflict', theirs: '900', by: 'lin' })
    api.editAs('jun', MIN, '950')
    await draft.resolve(MIN, 'theirs')
    expect(phase()).toMatchObject({ kind: 'conflict', theirs: '950', by: 'jun' })
    expect(shown()).toBe('200')
    await draft.resolve(MIN, 'theirs')
    expect(phase()).toBeUndefined()
    expect(shown()).toBe('950')
  })
})

describe('keeping up', () => {
  it('shows what others drafted and published', async () => {
    const { api, draft, shown } = await openDraft()
    api.editAs('jun', MIN, '700')
    await draft.refresh()
    expect(shown()).toBe('700')
    api.publishAs('jun')
    await draft.refresh()
    expect(draft.getSnapshot()).toMatchObject({ seq: 2, edits: new Map() })
    expect(draft.getSnapshot().live.read(MIN)).toBe('700')
  })

  it('does not undo a save with an answer from before it', async () => {
    const { api, draft, shown } = await openDraft()
    const stale = await api.changes()
    vi.spyOn(api, 'changes').mockImplementationOnce(async () => {
      await draft.flush()
      return stale
    })
    draft.edit(MIN, '200')
    await draft.refresh()
    expect(shown()).toBe('200')
    expect(draft.getSnapshot().edits.has(MIN)).toBe(true)
  })

  it('does not go back to a draft that was requested before the one it shows', async () => {
    const { api, draft } = await openDraft()
    draft.edit(MIN, '200')
    await draft.flush()
    const slow = await api.changes()
    const late = Promise.withResolvers<typeof slow>()
    vi.spyOn(api, 'changes').mockImplementationOnce(() => late.promise)
    const first = draft.refresh()
    api.publishAs('mina')
    await draft.refresh()
    late.resolve(slow)
    await first
    expect(draft.getSnapshot()).toMatchObject({ seq: 2, edits: new Map() })
  })

  it('undoes an edit, also one that is being saved', async () => {
    const { api, draft, shown } = await openDraft()
    draft.edit(MIN, '200')
    await draft.undo(MIN)
    expect(api.edits()).toEqual([])
    expect(shown()).toBe('100')
  })

  it('shows the shipped value for an edit that removes an operator’s value', async () => {
    const { api, draft, shown } = await openDraft()
    api.editAs('jun', MIN, '700')
    api.publishAs('jun')
    await draft.refresh()
    draft.edit(MIN, null)
    await draft.flush()
    expect(shown()).toBe('100')
    expect(api.edits()).toMatchObject([{ fact: MIN, value: null }])
  })
})

describe('several edits at once', () => {
  const HOME = 'copy:en:home.title'
  const RULES = 'copy:en:rules.title'

  it('are saved by one request, on top of what the change has, and put back by another', async () => {
    const { api, draft, shown } = await openDraft()
    draft.edit(HOME, 'Start')
    await vi.runAllTimersAsync()
    const before = await draft.editAll(
      new Map([
        [HOME, 'Begin'],
        [RULES, 'Rules'],
      ]),
    )
    expect(api.calls.at(-1)).toEqual({
      name: 'putEdits',
      body: {
        edits: [
          { fact: HOME, value: 'Begin', replaces: 'Start' },
          { fact: RULES, value: 'Rules', replaces: 'House rules' },
        ],
      },
    })
    expect([shown(HOME), shown(RULES)]).toEqual(['Begin', 'Rules'])
    await draft.editAll(before)
    expect(api.edits()).toMatchObject([{ fact: HOME, value: 'Start' }])
    expect([shown(HOME), shown(RULES)]).toEqual(['Start', 'House rules'])
  })

  it('change nothing where one of them was changed meanwhile, and show that', async () => {
    const { api, draft, shown } = await openDraft()
    api.editAs('jun', RULES, 'Laws')
    const values = new Map([
      [HOME, 'Begin'],
      [RULES, 'Rules'],
    ])
    await expect(draft.editAll(values)).rejects.toMatchObject({ code: 'edit-conflict', details: { fact: RULES } })
    expect(api.edits()).toMatchObject([{ fact: RULES, value: 'Laws' }])
    expect([shown(HOME), shown(RULES)]).toEqual(['Home', 'Laws'])
  })

  it('are none where the last of several requests is refused', async () => {
    const { api, draft } = await openDraft()
    const many = new Map(Array.from({ length: 600 }, (_, at) => [`settings:/x/${at}`, at]))
    const real = api.putEdits
    let requests = 0
    vi.spyOn(api, 'putEdits').mockImplementation(async (request) => {
      requests += 1
      if (requests === 2) throw new DeskError('offline', 'Gone')
      return real(request)
    })
    await expect(draft.editAll(many)).rejects.toMatchObject({ code: 'offline' })
    expect(requests).toBe(3)
    expect(draft.getSnapshot().edits.size).toBe(0)
  })
})
