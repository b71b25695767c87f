import { describe, expect, it } from 'vitest'
import { checkDocuments } from './checkDocuments.ts'
import { addressOf, compileRelease } from './compileRelease.ts'
import type { CompiledSettings } from './release.ts'
import type { ScreenPlan } from './screen.ts'
import { sha256 } from './value/sha256.ts'
import { host, sampleFiles, sampleScreen } from './testing/sampleDocuments.ts'

function compiled(changes: Readonly<Record<string, unknown>> = {}) {
  const { documents, issues } = checkDocuments(sampleFiles(changes), host)
  if (!documents) throw new Error(JSON.stringify(issues))
  return compileRelease(documents, 'baseline')
}
const planOf = (release: ReturnType<typeof compiled>) =>
  JSON.parse(release.files.get(release.manifest.screens['records']?.sha ?? '') ?? '') as ScreenPlan

describe('compileRelease', () => {
  it('addresses every file by its content', () => {
    const { files, sha } = compiled()
    for (const [address, text] of files) expect(sha256(text)).toBe(address)
    expect(files.has(sha)).toBe(true)
  })

  it('gives the same release for the same documents', () => {
    expect(compiled().sha).toBe(compiled().sha)
    expect(addressOf(sampleFiles())).toBe(addressOf(sampleFiles().reverse()))
  })

  it('gives the address of each picture of the library, also in an expression and among the settings', () => {
    const [one, two] = ['1'.repeat(64), '2'.repeat(64)]
    const settings = JSON.parse(sampleFiles().find(({ path }) => path === 'settings.json')?.text ?? '{}') as object
    const src = `=session.loggedIn ? 'media:${one}' : 'demo/banners/vip.svg'`
    const { files, manifest } = compiled({
      'screens/records.json': sampleScreen(['body', 1], { id: 'picture', type: 'image', src }),
      'settings.json': {
        ...settings,
        sponsors: [{ type: '1', title: 'common.ok', image: `media:${two}`, url: 'https://a.example/' }],
      },
    })
    expect(files.get(manifest.screens['records']?.sha ?? '')).toContain(`"media/${one}-800.webp"`)
    expect(JSON.parse(files.get(manifest.settings) ?? '')).toMatchObject({
      values: { sponsors: [{ image: `media/${two}-800.webp` }] },
    })
    expect([...files.values()].join()).not.toContain('media:')
  })

  it('refuses what looks like a picture of the library but is not one', () => {
    const image = { id: 'picture', type: 'image', src: 'media:banner' }
    const { issues } = checkDocuments(sampleFiles({ 'screens/records.json': sampleScreen(['body', 1], image) }), host)
    expect(issues.map(({ code, path }) => [code, path])).toEqual([['picture-spelling', '/body/1/src']])
  })

  it('gives only a screen that dialogs open on something to do on entering', () => {
    const one = { title: 'common.ok', body: 'common.ok', confirm: 'common.ok' }
    const release = (places: readonly string[]) =>
      planOf(compiled({ 'dialogs.json': { format: 1, dialogs: { one: { ...one, places } } } }))
    expect(release(['/records']).enter).toEqual([])
    expect(release(['/'])).not.toHaveProperty('enter')
  })

  it('makes whom something is for a condition, and hides it from apps that do not know of audiences', () => {
    const audience = { languages: ['cn'] }
    const condition = { e: ['in', ['get', ['id', 'session'], 'locale'], ['list', ['cn']]] }
    const one = { title: 'common.ok', body: 'common.ok', confirm: 'common.ok', places: ['/records'], audience }
    const news = { id: 'news', places: ['home'], title: { cn: '新' }, body: {}, audience }
    const { manifest, files } = compiled({
      'dialogs.json': { format: 1, dialogs: { one } },
      'notices.json': { format: 1, notices: [news, { ...news, id: 'off', on: false }] },
    })
    const read = (sha: string) => JSON.parse(files.get(sha) ?? '') as unknown
    expect(read(manifest.lists)).toMatchObject({ dialogs: { one: { on: false, when: condition } } })
    expect(read(manifest.notices)).toMatchObject([
      { id: 'news', on: false, when: condition },
      { id: 'off', on: false },
    ])
    expect(JSON.stringify([read(manifest.lists), read(manifest.notices)])).not.toContain('audience')
  })

  it('gives phones the pictures of a banner by where they are, and its link as what a tap does', () => {
    const media = 'c'.repeat(64)
    const banner = { id: 'one', places: ['banner'], title: { kor: '가' }, body: {}, picture: { kor: `media:${media}` } }
    const notices = [
      { ...banner, link: '/records' },
      { ...banner, id: 'still' },
      { ...banner, id: 'early', link: '/later' },
    ]
    const { manifest, files } = compiled({ 'notices.json': { format: 1, notices } })
    const read = JSON.parse(files.get(manifest.notices) ?? '') as unknown
    const shown = { on: true, places: ['banner'], picture: { kor: `media/${media}-800.webp` } }
    // What leads to a planned screen waits for it.
    expect(read).toEqual([
      expect.objectContaining({ ...shown, id: 'one', do: [{ go: '/records' }] }),
      expect.objectContaining({ ...shown, id: 'still' }),
    ])
    expect(JSON.stringify(read)).not.toContain('"link"')
  })

  it('narrows the condition of a block to whom it is for', () => {
    const text = { id: 'line', type: 'text', text: 'common.ok', audience: { languages: ['cn'] } }
    const whenOf = (block: object) => {
      const found = planOf(compiled({ 'screens/records.json': sampleScreen(['body', 1], block) })).body[1]
      expect(found).not.toHaveProperty('audience')
      return found?.when?.e
    }
    const inChinese = ['in', ['get', ['id', 'session'], 'locale'], ['list', ['cn']]]
    expect(whenOf(text)).toEqual(inChinese)
    expect(whenOf({ ...text, when: '=session.loggedIn' })).toEqual([
      '&&',
      inChinese,
      ['get', ['id', 'session'], 'loggedIn'],
    ])
    expect(whenOf({ ...text, audience: {} })).toBeUndefined()
  })

  it('writes times of day in one spelling', () => {
    const settings = JSON.parse(sampleFiles().find(({ path }) => path === 'settings.json')?.text ?? '{}') as object
    const { manifest, files } = compiled({
      'settings.json': {
        ...settings,
        hours: { zone: 9, weekdays: { from: 9, to: '24:00' }, weekend: { from: '22:30', to: 2 } },
      },
    })
    expect(JSON.parse(files.get(manifest.settings) ?? '{}')).toMatchObject({
      values: { hours: { zone: 9, weekdays: { from: '09:00', to: '24:00' }, weekend: { from: '22:30', to: '02:00' } } },
    })
  })

  it('keeps the order in which an author wrote the fields of a form', () => {
    const fields = { zeta: { label: 'common.ok' }, alpha: { label: 'common.ok' } }
    const form = {
      id: 'form',
      type: 'form',
      schema: { type: 'object', properties: { alpha: { type: 'string' }, zeta: { type: 'string' } } },
      fields,
      submit: { label: 'common.ok', do: [{ back: true }] },
    }
    const plan = planOf(compiled({ 'screens/records.json': sampleScreen(['body', 1], form) }))
    expect(Object.keys((plan.body[1] as unknown as { fields: object }).fields)).toEqual(['zeta', 'alpha'])
  })

  it('changes only the files whose documents changed', () => {
    const [before, after] = [
      compiled(),
      compiled({ 'notices.json': { format: 1, notices: [{ id: 'one', places: ['home'], title: {}, body: {} }] } }),
    ]
    expect(after.sha).not.toBe(before.sha)
    expect(after.manifest.screens).toEqual(before.manifest.screens)
    expect(after.manifest.notices).not.toBe(before.manifest.notices)
  })

  it('hides the entries that lead to planned screens', () => {
    expect(planOf(compiled()).body[2]).toMatchObject({ items: [{ label: { c: 'records.title' } }] })
  })

  it('drops a block all of whose entries lead to planned screens', () => {
    const screen = sampleScreen(['body', 2, 'items'], [{ label: 'common.ok', do: [{ go: '/later?type=1' }] }])
    expect(planOf(compiled({ 'screens/records.json': screen })).body.map(({ id }) => id)).toEqual(['records', 'limit'])
  })

  it('says that a row leads nowhere yet', () => {
    const screen = sampleScreen(['body', 0, 'row', 'do'], [{ go: '/later' }])
    expect(planOf(compiled({ 'screens/records.json': screen })).body[0]).toMatchObject({
      row: { do: [{ toast: { c: 'common.notYet' } }] },
    })
  })

  it('keeps the steps of a row that lead to written screens, and the condition of one that does not', () => {
    const go = [
      { go: '/records', when: '=row.state == 1' },
      { go: '/later', when: '=row.state == 2' },
    ]
    const screen = sampleScreen(['body', 0, 'row', 'do'], go)
    expect(planOf(compiled({ 'screens/records.json': screen })).body[0]).toMatchObject({
      row: { do: [{ go: '/records' }, { toast: { c: 'common.notYet' }, when: { e: ['==', expect.anything(), 2] } }] },
    })
  })

  it('leaves out a block that an operator switched off', () => {
    const screen = sampleScreen(['body', 1, 'off'], true)
    const plan = planOf(compiled({ 'screens/records.json': screen }))
    expect(plan.body.map(({ id }) => id)).toEqual(['records', 'links'])
    expect(JSON.stringify(plan)).not.toContain('"off"')
  })

  it('says where the amounts of the settings are', () => {
    const { files, manifest } = compiled()
    const { values, decimals } = JSON.parse(files.get(manifest.settings) ?? '') as CompiledSettings
    expect(decimals).toEqual(expect.arrayContaining(['/recharge/bank/min', '/recharge/chips/*']))
    expect(values.recharge.bank.min).toBe('100')
  })
})
