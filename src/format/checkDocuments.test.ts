import { describe, expect, it } from 'vitest'
import { checkDocuments } from './checkDocuments.ts'
import type { Issue } from './Issue.ts'
import { host, sampleDocuments, sampleFiles, sampleScreen } from './testing/sampleDocuments.ts'

const issuesOf = (changes: Readonly<Record<string, unknown>>): readonly Issue[] =>
  checkDocuments(sampleFiles(changes), host).issues
const screenIssues = (path: readonly (string | number)[], value: unknown) =>
  issuesOf({ 'screens/records.json': sampleScreen(path, value) })
const settings = sampleDocuments['settings.json'] as { recharge: { bank: object }; hours: object }
const copy = sampleDocuments['copy/en.json'] as Record<string, string>

const recordsScreen = () => checkDocuments(sampleFiles(), host).documents?.screens.find(({ id }) => id === 'records')

describe('checkDocuments', () => {
  it('finds sound documents sound', () => {
    const { issues, documents } = checkDocuments(sampleFiles(), host)
    expect(issues).toEqual([])
    expect(documents?.screens.map(({ id }) => id)).toEqual(['home', 'login', 'records'])
    expect([...(documents?.planned ?? [])]).toEqual(['/later'])
  })

  it('accepts how a poll pauses and backs off, which documents may still say', () => {
    const poll = { every: 5, hidden: 'pause', onError: 'backoff' }
    expect(screenIssues(['sources', 'records', 'poll'], poll)).toEqual([])
  })

  it.each([
    ['bad JSON', { 'settings.json': '{ "format": 1, }' }, 'json', 'settings.json', ''],
    [
      'a bad shape',
      { 'screens/records.json': sampleScreen(['body', 0, 'source'], 7) },
      'shape',
      'screens/records.json',
      '/body/0/source',
    ],
    [
      'an unknown key',
      { 'screens/records.json': sampleScreen(['body', 0, 'empti'], 'x') },
      'unknown-key',
      'screens/records.json',
      '/body/0/empti',
    ],
    [
      'a missing key',
      { 'screens/records.json': sampleScreen(['body', 0, 'empty'], undefined) },
      'missing-key',
      'screens/records.json',
      '/body/0',
    ],
    [
      'an unknown call',
      { 'screens/records.json': sampleScreen(['sources', 'records', 'call'], 'getTransRecords') },
      'unknown-call',
      'screens/records.json',
      '/sources/records/call',
    ],
    [
      'an unbound path',
      { 'screens/records.json': sampleScreen(['body', 1, 'text', 'with', 'max'], '=data.range.price') },
      'expression',
      'screens/records.json',
      '/body/1/text/with/max',
    ],
    [
      'a misspelt field',
      { 'screens/records.json': sampleScreen(['body', 0, 'row', 'title'], '=row.out_trade_n') },
      'expression',
      'screens/records.json',
      '/body/0/row/title',
    ],
    [
      'a wrong type',
      { 'screens/records.json': sampleScreen(['body', 0, 'row', 'actions', 0, 'when'], '=row.state') },
      'expression-type',
      'screens/records.json',
      '/body/0/row/actions/0/when',
    ],
    [
      'a list that begins at another page than the platform',
      { 'screens/records.json': sampleScreen(['sources', 'records', 'paging', 'first'], 0) },
      'paging',
      'screens/records.json',
      '/sources/records/paging/first',
    ],
    [
      'copy missing in one language',
      { 'copy/cn.json': Object.fromEntries(Object.entries(copy).filter(([key]) => key !== 'records.title')) },
      'missing-copy',
      'copy/cn.json',
      '',
    ],
    [
      'copy missing in all',
      { 'screens/records.json': sampleScreen(['title'], 'records.titel') },
      'unknown-copy',
      'screens/records.json',
      '/title',
    ],
    [
      'placeholders that differ',
      { 'copy/en.json': { ...copy, 'limit.range': 'From {{min}}' } },
      'copy-placeholder',
      'copy/en.json',
      '/limit.range',
    ],
    [
      'a placeholder that is not given',
      { 'screens/records.json': sampleScreen(['title'], 'limit.range') },
      'copy-placeholder',
      'screens/records.json',
      '/title',
    ],
    [
      'a minimum above the maximum',
      {
        'settings.json': {
          ...settings,
          recharge: { ...settings.recharge, bank: { on: true, min: '500', max: '100' } },
        },
      },
      'min-max',
      'settings.json',
      '/recharge/bank/min',
    ],
    [
      'hours that end as they begin',
      { 'settings.json': { ...settings, hours: { ...settings.hours, weekdays: { from: 10, to: '10:00' } } } },
      'min-max',
      'settings.json',
      '/hours/weekdays/to',
    ],
    [
      'hours that begin at the end of the day',
      { 'settings.json': { ...settings, hours: { ...settings.hours, weekdays: { from: '24:00', to: '10:00' } } } },
      'shape',
      'settings.json',
      '/hours/weekdays/from',
    ],
    [
      'an unknown route',
      { 'screens/records.json': sampleScreen(['body', 2, 'items', 0, 'do', 0, 'go'], '/record') },
      'unknown-route',
      'screens/records.json',
      '/body/2/items/0/do/0/go',
    ],
    [
      'an unknown block',
      { 'screens/records.json': sampleScreen(['body', 1, 'type'], 'txt') },
      'unknown-block',
      'screens/records.json',
      '/body/1/type',
    ],
    [
      'a newer format',
      { 'screens/records.json': sampleScreen(['format'], 9) },
      'format-version',
      'screens/records.json',
      '/format',
    ],
    [
      'a choice of a field that rows lack',
      {
        'screens/records.json': sampleScreen(['body', 0, 'filter', 'fields', 0, 'choices'], {
          source: 'records',
          value: 'out_trade_no',
          label: 'pay_wy',
        }),
      },
      'unknown-field',
      'screens/records.json',
      '/body/0/filter/fields/0/choices/label',
    ],
    [
      'an unknown list',
      { 'screens/records.json': sampleScreen(['body', 0, 'row', 'badge', 'choices'], 'stat') },
      'unknown-choices',
      'screens/records.json',
      '/body/0/row/badge/choices',
    ],
    [
      'an unknown source',
      { 'screens/records.json': sampleScreen(['body', 0, 'row', 'actions', 0, 'do', 1, 'reload'], 'record') },
      'unknown-source',
      'screens/records.json',
      '/body/0/row/actions/0/do/1/reload',
    ],
    [
      'an example that the screen cannot be opened with',
      { 'screens/records.json': sampleScreen(['query', 'type', 'example'], '7') },
      'shape',
      'screens/records.json',
      '/query/type/example',
    ],
    [
      'an unknown parameter',
      { 'screens/records.json': sampleScreen(['sources', 'records', 'with', 'dat'], 4) },
      'unknown-param',
      'screens/records.json',
      '/sources/records/with/dat',
    ],
    [
      'a missing parameter',
      { 'screens/records.json': sampleScreen(['sources', 'range', 'with'], {}) },
      'missing-param',
      'screens/records.json',
      '/sources/range',
    ],
    [
      'money that is not said to be',
      { 'screens/records.json': sampleScreen(['body', 0, 'row', 'actions', 0, 'do', 0, 'money'], undefined) },
      'money-form',
      'screens/records.json',
      '/body/0/row/actions/0/do/0',
    ],
    [
      'money as a source',
      { 'screens/records.json': sampleScreen(['sources', 'range', 'call'], 'transferAll') },
      'money-form',
      'screens/records.json',
      '/sources/range/call',
    ],
    [
      'a double id',
      { 'screens/records.json': sampleScreen(['body', 1, 'id'], 'records') },
      'duplicate-id',
      'screens/records.json',
      '/body/1/id',
    ],
    [
      'a file under another name',
      { 'screens/records.json': sampleScreen(['id'], 'other') },
      'duplicate-id',
      'screens/records.json',
      '/id',
    ],
    ['a missing document', { 'dialogs.json': undefined }, 'missing-key', 'dialogs.json', ''],
  ] as const)('locates %s and says what to do', (_name, changes, code, document, path) => {
    const present = Object.entries(changes).filter(([, value]) => value !== undefined)
    const files = sampleFiles(Object.fromEntries(present)).filter(
      ({ path: name }) => !Object.entries(changes).some(([key, value]) => key === name && value === undefined),
    )
    const found = checkDocuments(files, host)
    expect(found.documents).toBeUndefined()
    const issue = found.issues.find(
      (candidate) => candidate.code === code && candidate.document === document && candidate.path === path,
    )
    expect(issue, JSON.stringify(found.issues, null, 1)).toBeDefined()
    expect(issue?.line).toBeGreaterThan(0)
    expect(issue?.column).toBeGreaterThan(0)
  })

  it('points at the misspelt word inside an expression and suggests the right one', () => {
    const [issue] = screenIssues(['body', 0, 'row', 'title'], '=row.out_trade_n')
    const line =
      sampleFiles({
        'screens/records.json': sampleScreen(['body', 0, 'row', 'title'], '=row.out_trade_n'),
      })[0]?.text.split('\n')[(issue?.line ?? 1) - 1] ?? ''
    expect(line.slice((issue?.column ?? 1) - 1)).toMatch(/^out_trade_n|^row\.out_trade_n/)
    expect(issue?.hint).toContain('out_trade_no')
  })

  it('reports every issue at once', () => {
    const screen = sampleScreen(['title'], 'nope') as { path: string; body: { source: string }[] }
    screen.path = 'records'
    const codes = issuesOf({
      'screens/records.json': screen,
      'copy/en.json': { ...copy, 'limit.range': 'x' },
      'dialogs.json': '{',
    }).map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['json', 'shape', 'copy-placeholder']))
  })

  it('lets a notice without a language pass with a warning', () => {
    const { issues, documents } = checkDocuments(
      sampleFiles({
        'notices.json': {
          format: 1,
          notices: [{ id: 'one', places: ['home'], title: { kor: '가' }, body: { kor: '나' } }],
        },
      }),
      host,
    )
    expect(issues.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning notice-language',
      'warning notice-language',
    ])
    expect(documents?.notices[0]).toMatchObject({ on: true, priority: 0, zone: 'Asia/Seoul' })
  })

  it('does not ask for the text of a notice that only has a title, as the app shows it', () => {
    const titles = { kor: '가', cn: '一', en: 'One' }
    const { issues } = checkDocuments(
      sampleFiles({
        'notices.json': { format: 1, notices: [{ id: 'one', places: ['home'], title: titles, body: {} }] },
      }),
      host,
    )
    expect(issues).toEqual([])
  })

  it('asks a banner for a picture that the app may show, and a place and a screen of its own', () => {
    const banner = { id: 'one', places: ['banner'], title: { kor: '가' }, body: {}, picture: { kor: 'demo/a.svg' } }
    const found = (change: object) => {
      const all = { ...banner, ...change }
      const { issues } = checkDocuments(sampleFiles({ 'notices.json': { format: 1, notices: [all] } }), host)
      return issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`)
    }
    const nowhere = 'warning banner-nowhere /notices/0'
    const hidden = ['warning notice-language /notices/0', 'warning notice-language /notices/0']
    expect(found({ link: '/records' })).toEqual([...hidden, nowhere])
    expect(found({ title: { kor: '가', cn: '一', en: 'One' } })).toEqual([...hidden, nowhere])
    expect(found({ places: ['banner', 'home'] })).toEqual(['error shape /notices/0/places', ...hidden, nowhere])
    expect(found({ picture: undefined })).toEqual(['error shape /notices/0', ...hidden, nowhere])
    expect(found({ picture: {} })).toEqual(['error shape /notices/0/picture', ...hidden, nowhere])
    expect(found({ picture: { kor: 'media:none' } })).toEqual([
      'error picture-spelling /notices/0/picture/kor',
      ...hidden,
      nowhere,
    ])
    expect(found({ body: { kor: '나' }, button: { kor: '다' }, link: '/records' })).toEqual([...hidden, nowhere])
    expect(found({ body: { kor: '나'.repeat(81) } })).toEqual(['error shape /notices/0/body', ...hidden, nowhere])
    expect(found({ button: { kor: '다' } })).toEqual(['error shape /notices/0/button', ...hidden, nowhere])
    expect(found({ link: '/nowhere' })).toEqual(['error unknown-route /notices/0/link', ...hidden, nowhere])
    expect(found({ link: 'https://elsewhere.example/' })).toEqual(['error shape /notices/0/link'])
    expect(found({ places: ['home'], button: { kor: '다' }, link: '/records' })).toEqual([
      'error shape /notices/0/picture',
      'error shape /notices/0/button',
      'error shape /notices/0/link',
      ...hidden,
    ])
  })

  it('says of a banner that no screen shows it, unless a carousel has operators’ banners and is on', () => {
    const carousel = {
      type: 'carousel',
      id: 'banners',
      label: 'records.title',
      place: 'banner',
      rows: '=[1]',
      slide: { image: '=row', alt: 'records.title' },
    }
    const banner = { id: 'one', places: ['banner'], title: { kor: '가' }, body: {}, picture: { kor: 'demo/a.svg' } }
    const isNowhere = (block: object, notice: object = banner) => {
      const screen = { format: 1, id: 'home', path: '/', title: 'records.title', access: 'visitor', body: [block] }
      const files = { 'notices.json': { format: 1, notices: [notice] }, 'screens/home.json': screen }
      return checkDocuments(sampleFiles(files), host).issues.some(({ code }) => code === 'banner-nowhere')
    }
    expect(isNowhere(carousel)).toBe(false)
    expect(isNowhere({ ...carousel, off: true })).toBe(true)
    expect(isNowhere({ ...carousel, place: undefined })).toBe(true)
    expect(isNowhere({ ...carousel, place: undefined }, { ...banner, on: false })).toBe(false)
  })

  it('fills in defaults and parses expressions', () => {
    const list = recordsScreen()?.body[0]
    expect(list).toMatchObject({ type: 'list', skeletonRows: 6, key: { e: ['get', ['id', 'row'], 'out_trade_no'] } })
  })

  it('says which sources an expression waits for', () => {
    const text = recordsScreen()?.body[1]
    expect(text).toMatchObject({ text: { c: 'limit.range', with: { max: { needs: ['range'] } } } })
  })
})
