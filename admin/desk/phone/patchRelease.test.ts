import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../src/format/release.ts'
import { sha256 } from '../../../src/format/value/sha256.ts'
import { createDraft } from '../facts/draft/createDraft.ts'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { openingDialog, testDocuments, testNotice } from '../testing/testDocuments.ts'
import { patchRelease } from './patchRelease.ts'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'

const MIN = 'settings:/recharge/bank/min'

function compiled(): PlayableRelease {
  const files: Record<string, string> = {}
  const store = (text: string) => {
    const address = sha256(text)
    files[address] = text
    return address
  }
  const text = (path: string) => testDocuments.find((file) => file.path === path)?.text ?? ''
  const manifest: Manifest = {
    plan: 1,
    format: 1,
    baseline: 'b',
    screens: {},
    lists: store(JSON.stringify({ choices: {}, dialogs: { rules: openingDialog } })),
    settings: store(
      JSON.stringify({ values: JSON.parse(text('settings.json')) as unknown, decimals: ['/recharge/bank/min'] }),
    ),
    notices: store(JSON.stringify([testNotice])),
    copy: { kor: store(text('copy/kor.json')), cn: store(text('copy/cn.json')), en: store(text('copy/en.json')) },
  }
  return { manifest, files }
}

async function patched(
  edit: (draft: ReturnType<typeof createDraft>, api: ReturnType<typeof createFakeDesk>) => void | Promise<void>,
) {
  const api = createFakeDesk()
  const draft = createDraft(api, { owner: 'mina' })
  await draft.load()
  await edit(draft, api)
  const before = compiled()
  const { manifest, files } = patchRelease(before, draft.getSnapshot())
  const part = (address: string) => JSON.parse(files[address] ?? 'null') as unknown
  return { before, manifest, files, part }
}

describe('a patched release', () => {
  it('contains what is typed before it is saved', async () => {
    const { manifest, part, before } = await patched((draft) => {
      draft.edit(MIN, '250', { pause: true })
      draft.edit('copy:en:home.title', 'Start', { pause: true })
    })
    expect(part(manifest.settings)).toMatchObject({
      values: { recharge: { bank: { min: '250', max: '10000000' } } },
      decimals: ['/recharge/bank/min'],
    })
    expect(part(manifest.copy.en)).toMatchObject({ 'home.title': 'Start', 'recharge.range': expect.any(String) })
    expect(manifest.copy.kor).toBe(before.manifest.copy.kor)
  })

  it('has times of day as releases spell them', async () => {
    const { manifest, part } = await patched((draft) => {
      draft.edit('settings:/hours/weekdays/to', 2)
      draft.edit('settings:/hours/weekend/from', '13:30')
    })
    expect(part(manifest.settings)).toMatchObject({
      values: { hours: { weekdays: { to: '02:00' }, weekend: { from: '13:30' } } },
    })
  })

  it('names every changed file by its content', async () => {
    const { manifest, files } = await patched((draft) => draft.edit(MIN, '250', { pause: true }))
    expect(sha256(files[manifest.settings] ?? '')).toBe(manifest.settings)
  })

  it('adds, changes and removes notices', async () => {
    const added = { ...testNotice, id: 'n-1' }
    const { manifest, part } = await patched((draft) => {
      draft.edit('notice:n-1', added, { pause: true })
      draft.edit('notice:maintenance', null)
    })
    expect(part(manifest.notices)).toEqual([added])
  })

  it('has banners as the app gets them', async () => {
    const media = 'a'.repeat(64)
    const banner = { ...testNotice, places: ['banner'], body: {}, picture: { en: `media:${media}` } }
    const { manifest, part } = await patched((draft) =>
      draft.edit('notice:maintenance', { ...banner, link: '/recharge' }, { pause: true }),
    )
    expect(part(manifest.notices)).toEqual([
      { ...banner, picture: { en: `media/${media}-800.webp` }, do: [{ go: '/recharge' }] },
    ])
  })

  it('contains a dialog as the app gets it', async () => {
    const { manifest, part } = await patched((draft) =>
      draft.edit('dialog:rules', { ...openingDialog, until: '2026-12-01T09:00:00Z' }, { pause: true }),
    )
    expect(part(manifest.lists)).toEqual({
      choices: {},
      dialogs: {
        rules: {
          ...openingDialog,
          until: '2026-12-01T09:00:00Z',
          on: true,
          once: 'always',
          tone: 'neutral',
          zone: 'Asia/Seoul',
        },
      },
    })
  })

  it('adds texts and a dialog of operators’ own, and leaves out what they take away', async () => {
    const dialog = { title: 'own.sale', body: 'own.sale', confirm: 'common.ok', places: ['/'] }
    const edits = [
      ['copy:en:own.sale', 'Sale'],
      ['dialog:own-sale', dialog],
    ] as const
    const added = await patched(async (draft) => void (await draft.editAll(new Map<string, unknown>(edits))))
    expect(added.part(added.manifest.copy.en)).toMatchObject({ 'own.sale': 'Sale', 'home.title': 'Home' })
    expect(added.part(added.manifest.lists)).toMatchObject({ dialogs: { 'own-sale': { ...dialog, on: true } } })

    const gone = await patched(async (draft, api) => {
      for (const [fact, value] of edits) api.editAs('mina', fact, value)
      api.publishAs('mina')
      await draft.load()
      await draft.editAll(new Map(edits.map(([fact]) => [fact, null])))
    })
    expect(gone.part(gone.manifest.copy.en)).not.toHaveProperty(['own.sale'])
    expect(gone.part(gone.manifest.lists)).toEqual({ choices: {}, dialogs: { rules: openingDialog } })
  })

  it('leaves out invalid values and what is in conflict', async () => {
    const { manifest, before } = await patched(async (draft, api) => {
      draft.edit('settings:/cards/max', 99, { valid: false })
      api.editAs('jun', MIN, '700')
      draft.edit(MIN, '250')
      await draft.flush()
    })
    expect(manifest.settings).toBe(before.manifest.settings)
  })
})
