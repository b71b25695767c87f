import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../../../../src/build/repositoryRoot.ts'
import { parseFacts } from '../../../../../src/format/facts/parseFacts.ts'
import { locales } from '../../../../../src/format/locales.ts'
import { readWrittenOut } from '../../../../../src/format/readDocuments.ts'
import { readCsv, writeCsv } from './csv.ts'
import type { ExchangeEntry } from './ExchangeEntry.ts'
import { textMark } from './ExchangeEntry.ts'
import { readXliff, writeXliff } from './xliff.ts'

const { copy } = parseFacts(readWrittenOut(join(repositoryRoot, 'schemas')).files)

const entry = (part: Partial<ExchangeEntry>): ExchangeEntry => ({
  key: 'home.title',
  locale: 'cn',
  place: 'Home',
  budget: '6',
  note: '',
  source: '홈',
  target: '首页',
  state: 'translated',
  ...part,
})

const shipped = locales.flatMap((locale) =>
  Object.entries(copy[locale]).map(([key, target]) => entry({ key, locale, source: copy.kor[key] ?? '', target })),
)

const bits = ['=1+1', '+', '-', '@x', "'", "'=", '"', '""', ',', ';', '\n', '\r\n', '\r', '\t', ' ', '  ', ']]>', '<b>']
const more = [
  '&amp;',
  '&',
  '<![CDATA[',
  '😀',
  '👨‍👩‍👧',
  '\u200B',
  '\u3000',
  '한',
  '中',
  '{{a}}',
  '{{a, 을/를}}',
  '{{a}',
  '\u0001',
  '\uFEFF',
  '-->',
]
const nasty = Array.from({ length: 3000 }, (_, seed) => {
  const all = [...bits, ...more]
  const text = Array.from(
    { length: 1 + (seed % 5) },
    (_, at) => all[(seed * 7 + at * (11 + (seed % 13))) % all.length],
  ).join('')
  return entry({ key: `nasty.${seed}`, source: text, target: text, locale: locales[seed % locales.length] ?? 'cn' })
})

const essence = (entries: readonly Pick<ExchangeEntry, 'key' | 'locale' | 'source' | 'target'>[] = []) =>
  entries.map(({ key, locale, source, target }) => ({ key, locale, source, target }))
const throughXliff = (entries: readonly ExchangeEntry[]) =>
  locales.flatMap((locale) => readXliff(writeXliff(entries, locale)).entries ?? [])
const byLanguage = (entries: readonly ExchangeEntry[]) =>
  locales.flatMap((locale) => entries.filter((each) => each.locale === locale))

describe('a file for translators', () => {
  it.each([
    ['every shipped text', shipped],
    ['texts of the worst kind', nasty],
  ])('loses nothing of %s, as CSV and as XLIFF', (_, entries) => {
    expect(essence(readCsv(writeCsv(entries)).entries)).toEqual(essence(entries))
    expect(essence(throughXliff(entries))).toEqual(essence(byLanguage(entries)))
  })

  it('says what a text was, so that one who changed it meanwhile is not overwritten', () => {
    expect(readCsv(writeCsv([entry({})])).entries).toMatchObject([{ was: textMark('首页') }])
    expect(throughXliff([entry({})])).toMatchObject([{ was: textMark('首页') }])
  })
})

describe('a CSV file', () => {
  it('opens in a spreadsheet as UTF-8, with nothing to calculate in it', () => {
    const file = writeCsv([entry({ target: '=1+1', note: '+x' }), entry({ target: "'=2" })])
    expect(file.startsWith('\uFEFFkey,language,place,budget,note,source,target,was\r\n')).toBe(true)
    expect(file).toContain(",'+x,")
    expect(file).toContain(",'=1+1,")
    expect(file).toContain(",''=2,")
  })

  it('is read with semicolons, other columns and other ends of lines', () => {
    const file = 'Target;Language;Key;Mine\n"首;页";zh-CN;home.title;x\n\nStart;en;home.title;y\n'
    expect(readCsv(file).entries).toEqual([
      { key: 'home.title', locale: 'cn', source: '', target: '首;页', was: undefined, line: 2 },
      { key: 'home.title', locale: 'en', source: '', target: 'Start', was: undefined, line: 3 },
    ])
  })

  it('is read with a line that names its separator, and counts that line', () => {
    const rows = 'key;language;target\r\nhome.title;en;Start, now\r\n'
    for (const first of ['sep=;\r\n', '\uFEFF"sep=;"\n'])
      expect(readCsv(first + rows).entries).toMatchObject([{ key: 'home.title', target: 'Start, now', line: 3 }])
    expect(readCsv('sep=;\nkey;language;target\na;xx;b').problem).toMatchObject({ kind: 'language', line: 3 })
    expect(readCsv('sep=;\nkey;language;target\na;en;"b').problem).toEqual({ kind: 'quote', line: 3 })
  })

  it('is refused with the line of a lost quote, a language that is not there, or a lost column', () => {
    const [head = '', ...rows] = writeCsv(shipped.slice(0, 100)).split('\r\n')
    rows[80] = `a,zh-CN,,,,,"open,`
    expect(readCsv([head, ...rows].join('\r\n')).problem).toEqual({ kind: 'quote', line: 82 })
    expect(readCsv('key,language,target\na,en,"b\nc"\na,xx,b').problem).toEqual({
      kind: 'language',
      line: 4,
      name: 'xx',
    })
    expect(readCsv('key,language\na,en').problem).toEqual({ kind: 'column', name: 'target' })
  })
})

describe('an XLIFF file', () => {
  const file = (inside: string) =>
    `<xliff version="2.0" srcLang="ko" trgLang="zh-CN">\n<file id="f">\n${inside}\n</file>\n</xliff>`

  it('has notes, a state, and placeholders as elements', () => {
    const written = writeXliff([entry({ source: '{{a, 을/를}} <', target: '', state: 'missing' })], 'cn')
    expect(written).toContain('srcLang="ko" trgLang="zh-CN"')
    expect(written).toContain('<note category="place">Home</note><note category="budget">6</note>')
    expect(written).toContain('<segment state="initial">')
    expect(written).toContain(
      '<source><ph id="a" dataRef="s-a" equiv="a" disp="{{a, 을/를}}" canDelete="no"/> &lt;</source>',
    )
  })

  it('is read with marks, split segments, and a placeholder copied from the Korean without its particle', () => {
    const unit = `<unit id="a.b"><originalData><data id="s-n">{{n, 은/는}}</data></originalData>
<segment><source>x <ph id="n" dataRef="s-n"/></source><target>一 <mrk id="m">二</mrk><ph id="n" dataRef="s-n"/></target></segment><segment><target>三</target></segment></unit>`
    expect(readXliff(file(unit)).entries).toMatchObject([{ key: 'a.b', locale: 'cn', target: '一 二{{n}}三', line: 3 }])
  })

  it('is read without the suggestions and the history that a tool has added to its units', () => {
    const unit = `<unit id="a.b"><mtc:matches><mtc:match ref="#m"><source>나쁨</source><target>坏</target>
<originalData><data id="s-n">wrong</data></originalData></mtc:match></mtc:matches>
<originalData><data id="s-n">{{n}}</data></originalData>
<ctr:changeTrack><ctr:revisions><ctr:revision><ctr:item><target>旧</target></ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>
<segment><source>좋음 <ph id="n" dataRef="s-n"/></source><target>好 <ph id="n" dataRef="s-n"/></target></segment></unit>`
    expect(readXliff(file(unit)).entries).toMatchObject([{ key: 'a.b', source: '좋음 {{n}}', target: '好 {{n}}' }])
  })

  it('keeps what lies between two segments that a tool has made of one', () => {
    const between = (inside: string) =>
      `<unit id="a.b"><segment><source>하나.</source><target>One.</target></segment><ignorable>${inside}</ignorable>
<segment><source>둘.</source><target>Two.</target></segment></unit>`
    const target = (inside: string) => readXliff(file(between(inside))).entries?.[0]?.target
    expect(target('<source> </source>')).toBe('One. Two.')
    expect(target('<source> </source><target>\u3000</target>')).toBe('One.\u3000Two.')
  })

  it('is the same with the ends of lines of another system, and with a mark at its start', () => {
    const entries = [entry({ source: '하나\n둘', target: 'a\nb' })]
    const saved = `\uFEFF${writeXliff(entries, 'cn').replaceAll('\n', '\r\n')}`
    expect(essence(readXliff(saved).entries)).toEqual(essence(entries))
    expect(readXliff(file('<unit id="a>').replaceAll('\n', '\r')).problem).toEqual({ kind: 'quote', line: 3 })
  })

  it.each<[string, string, unknown]>([
    ['a lost quote', '<unit id="a>\n<segment><target>b</target></segment></unit>', { kind: 'quote', line: 3 }],
    ['an open tag', '<unit id="a">\n<segment><target>b</segment></unit>', { kind: 'tag', line: 4, name: 'target' }],
    ['entities', '<!DOCTYPE x [<!ENTITY a "b">]>', { kind: 'entities' }],
  ])('is refused with %s, and says where', (_, inside, problem) => {
    expect(readXliff(file(inside)).problem).toEqual(problem)
  })

  it('is refused in an older version, another language, or where it is something else', () => {
    expect(readXliff('<xliff version="1.2"><file/></xliff>').problem).toEqual({ kind: 'type' })
    expect(readXliff('<html></html>').problem).toEqual({ kind: 'type' })
    expect(readXliff(file('').replace('zh-CN', 'fr')).problem).toEqual({ kind: 'language', line: 1, name: 'fr' })
  })
})
