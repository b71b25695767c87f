import { describe, expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { compileRelease } from '../compileRelease.ts'
import type { SourceFile } from '../SourceFile.ts'
import { documentFile, documentsWithParts, lastBlocks, wordsAt } from '../testing/partDocuments.ts'
import { host, sampleDocuments, sampleFiles } from '../testing/sampleDocuments.ts'
import { writtenOut } from './writtenOut.ts'

const note = {
  format: 1,
  id: 'note',
  gives: 'block',
  takes: { id: 'name', least: 'amount', text: { type: 'text', default: 'records.title' } },
  part: { id: '=part.id', type: 'text', text: '=part.text', when: '=data.range.min_price > part.least' },
}
const using = (given: object, more: object = {}) => ({ use: 'note', with: { id: 'one', least: 5, ...given }, ...more })

const documents = (blocks: readonly unknown[], parts: readonly { readonly id: string }[] = [note]) =>
  documentsWithParts(blocks, parts)

const issuesOf = (files: readonly SourceFile[]) => checkDocuments(files, host).issues

describe('writtenOut', () => {
  it('leaves documents without parts as they are', () => {
    const files = sampleFiles()
    expect(writtenOut(files)).toBe(files)
  })

  it('keeps the text of a screen that uses no part', () => {
    const files = documents([])
    expect(writtenOut(files)).toEqual(files.filter(({ path }) => !path.startsWith('parts/')))
  })

  it('puts what is given, or its default, in place of each parameter', () => {
    expect(lastBlocks(documents([using({ text: 'common.ok' }), using({ id: 'two', least: '=value.min' })]), 2)).toEqual(
      [
        { id: 'one', type: 'text', text: 'common.ok', when: '=data.range.min_price > 5' },
        { id: 'two', type: 'text', text: 'records.title', when: '=data.range.min_price > value.min' },
      ],
    )
  })

  it('compiles to the plan of the same screen written in full', () => {
    const release = (files: readonly SourceFile[]) => {
      const { documents: checked, issues } = checkDocuments(files, host)
      expect(issues).toEqual([])
      return checked && compileRelease(checked, '').sha
    }
    const files = documents([using({ text: 'common.ok' })])
    expect(release(files)).toBe(release(writtenOut(files)))
  })

  it('puts a given expression in as a whole, whatever is around it', () => {
    const given = using({ least: "=query.type == '1' ? decimal(1) : decimal(2)" })
    expect(lastBlocks(documents([given]))).toMatchObject([
      { when: "=data.range.min_price > (query.type == '1' ? decimal(1) : decimal(2))" },
    ])
  })

  it('replaces whole what stands beside a use, and adds what the part does not have', () => {
    expect(lastBlocks(documents([using({}, { when: '=true', size: 'small' })]))).toEqual([
      { id: 'one', type: 'text', text: 'records.title', when: '=true', size: 'small' },
    ])
  })

  it('makes names, and members by them, of names and texts alone', () => {
    const part = {
      ...note,
      takes: { way: 'name' },
      part: {
        id: "=part.way + 'Note'",
        type: 'text',
        text: "='records.' + part.way",
        when: "=data.range[part.way + 'Min'] > 1 && query.type == part.way && data[?part.way].orValue(1) == 1",
      },
    }
    expect(lastBlocks(documents([{ use: 'note', with: { way: 'bank' } }], [part]))).toEqual([
      {
        id: 'bankNote',
        type: 'text',
        text: 'records.bank',
        when: "=data.range.bankMin > 1 && query.type == 'bank' && data.?bank.orValue(1) == 1",
      },
    ])
  })

  it('puts entries among entries and members among members, in their order', () => {
    const two = {
      format: 1,
      id: 'two',
      gives: 'blocks',
      part: [
        { id: 'a', type: 'x' },
        { id: 'b', type: 'x' },
      ],
    }
    const more = { format: 1, id: 'more', gives: 'params', part: { b: 2, c: 3 } }
    const frame = {
      format: 1,
      id: 'frame',
      gives: 'block',
      takes: { body: 'json', extra: 'json' },
      part: {
        id: 'f',
        props: { a: 1, '...': { use: 'more' }, d: '=part.extra' },
        body: [{ '...': '=part.body' }, { id: 'z' }],
      },
    }
    const use = { use: 'frame', with: { body: [{ use: 'two' }, { id: 'm' }], extra: { e: [1] } } }
    expect(lastBlocks(documents([use], [two, more, frame]))).toEqual([
      {
        id: 'f',
        props: { a: 1, b: 2, c: 3, d: { e: [1] } },
        body: [{ id: 'a', type: 'x' }, { id: 'b', type: 'x' }, { id: 'm' }, { id: 'z' }],
      },
    ])
  })

  it('puts in a row, an entry of a filter and one of the actions of a row', () => {
    const period = { format: 1, id: 'period', gives: 'field', part: { name: 'date', choices: 'period' } }
    const cancel = { format: 1, id: 'cancel', gives: 'list', part: [{ label: 'common.no' }, { label: 'common.ok' }] }
    const order = {
      format: 1,
      id: 'order',
      gives: 'row',
      part: { title: '=row.out_trade_no', actions: [{ label: 'list.more' }, { use: 'cancel' }] },
    }
    const list = { filter: { fields: [{ use: 'period', label: 'record.type' }] }, row: { use: 'order' } }
    expect(lastBlocks(documents([list], [period, cancel, order]))).toEqual([
      {
        filter: { fields: [{ name: 'date', choices: 'period', label: 'record.type' }] },
        row: {
          title: '=row.out_trade_no',
          actions: [{ label: 'list.more' }, { label: 'common.no' }, { label: 'common.ok' }],
        },
      },
    ])
  })

  it('puts members beside a use, too', () => {
    const more = { format: 1, id: 'more', gives: 'params', part: { b: 2, c: 3 } }
    const first = { format: 1, id: 'first', gives: 'params', part: { a: 1, b: 1 } }
    const block = { id: 'f', props: { use: 'first', '...': { use: 'more' }, d: 4 } }
    expect(lastBlocks(documents([block], [first, more]))).toEqual([{ id: 'f', props: { a: 1, b: 2, c: 3, d: 4 } }])
  })

  it('gives on through parts within parts', () => {
    const outer = {
      format: 1,
      id: 'outer',
      gives: 'block',
      takes: { most: 'amount', id: 'name' },
      part: { use: 'note', with: { id: "=part.id + '2'", least: '=part.most + 1' } },
    }
    expect(
      lastBlocks(documents([{ use: 'outer', with: { most: '=value.min', id: 'x' } }], [note, outer])),
    ).toMatchObject([{ id: 'x2', when: '=data.range.min_price > (value.min + 1)' }])
  })

  it('writes a whole screen, which says itself what lists of screens read', () => {
    const { id, path, title, format, ...rest } = sampleDocuments['screens/records.json'] as Record<string, unknown>
    const files = [
      ...sampleFiles({ 'screens/records.json': { format, id, path, title, use: 'all' } }),
      documentFile('parts/all.json', { format: 1, id: 'all', gives: 'screen', part: rest }),
    ]
    expect(issuesOf(files)).toEqual([])
    const written = writtenOut(files).find((each) => each.path === 'screens/records.json')
    expect(JSON.parse(written?.text ?? '')).toEqual(sampleDocuments['screens/records.json'])
  })
})

describe('a mistake', () => {
  it('within a part is told once, at its words, with its uses counted', () => {
    const part = { ...note, part: { ...note.part, when: '=data.range.min_pric > part.least' } }
    const files = documents([using({}), using({ id: 'two' }), using({ id: 'three' })], [part])
    const issues = issuesOf(files)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatchObject({
      document: 'parts/note.json',
      path: '/part/when',
      hint: expect.stringMatching(/^Did you mean "min_price"\? Used by screens\/records\.json:\d+:\d+ and 2 more\.$/),
    })
    expect(issues[0] && wordsAt(issues[0], files)).toMatch(/^(\.?min_pric|range\.min_pric|data\.range\.min_pric)/)
  })

  it('within a given expression is told at the use', () => {
    const files = documents([using({ least: '=value.mim' })])
    const issues = issuesOf(files)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatchObject({ document: 'screens/records.json', path: expect.stringMatching(/\/with\/least$/) })
    expect(issues[0] && wordsAt(issues[0], files)).toMatch(/mim/)
  })

  it.each<readonly [what: string, use: object, path: RegExp, message: string, hint: string]>([
    [
      'a part that is not there',
      { ...using({}), use: 'noet' },
      /\/use$/,
      'There is no part "noet".',
      'Did you mean "note"?',
    ],
    [
      'a misspelt parameter',
      { use: 'note', with: { id: 'one', laest: 5 } },
      /\/with\/laest$/,
      '"note" takes no "laest".',
      'Did you mean "least"?',
    ],
    [
      'a missing parameter',
      { use: 'note', with: { id: 'one' } },
      /\/with$/,
      '"note" needs "least".',
      'Write it into "with".',
    ],
    ['nothing given', { use: 'note' }, /\/body\/\d+$/, '"note" needs "id", "least".', 'Write them into "with".'],
    [
      'another type',
      using({ least: 'value.min' }),
      /\/with\/least$/,
      'An amount is needed here, and this is the text "value.min".',
      'Write one, or an expression that begins with "=".',
    ],
    [
      'half an expression',
      using({ least: '=value.min +' }),
      /\/with\/least$/,
      'The expression ends too early.',
      'Write what is missing at its end.',
    ],
    [
      'an expression for a name',
      using({ id: '=value.min' }),
      /\/with\/id$/,
      'A name is needed here, and this is an expression.',
      'Write it plainly.',
    ],
  ])('in a use is one issue there: %s', (_, use, path, message, hint) => {
    expect(issuesOf(documents([use]))).toEqual([
      expect.objectContaining({
        document: 'screens/records.json',
        path: expect.stringMatching(path),
        code: 'part',
        message,
        hint,
      }),
    ])
  })

  it('is a part where another thing is needed', () => {
    const field = { format: 1, id: 'field', gives: 'field', part: { label: 'common.ok' } }
    expect(issuesOf(documents([{ use: 'field' }], [field]))).toEqual([
      expect.objectContaining({ message: '"field" gives a field, and this place takes a block or a list of blocks.' }),
    ])
  })

  it('is what a part gives, told once at the part where each of its uses takes something else', () => {
    const field = { format: 1, id: 'field', gives: 'field', part: { id: 'one', type: 'text', text: 'common.ok' } }
    const issues = issuesOf(documents([{ use: 'field' }, { use: 'field' }, { use: 'field' }], [field]))
    expect(issues).toEqual([
      expect.objectContaining({
        document: 'parts/field.json',
        path: '/gives',
        message: '"field" gives a field, and every place that uses it takes a block or a list of blocks.',
        hint: expect.stringMatching(/Used by screens\/records\.json:\d+:\d+ and 2 more\.$/),
      }),
    ])
  })

  it('is a circle, told with its way', () => {
    const part = (id: string, use: string) => ({
      format: 1,
      id,
      gives: 'block',
      part: { id, type: 'section', body: [{ use }] },
    })
    expect(issuesOf(documents([{ use: 'here' }], [part('here', 'there'), part('there', 'here')]))).toContainEqual(
      expect.objectContaining({
        document: 'parts/there.json',
        message: 'This part is within itself: here ‹ there ‹ here.',
      }),
    )
  })

  it.each<readonly [what: string, change: object, path: string, message: string]>([
    ['a key', { gvies: 1 }, '/gvies', 'A part has no key "gvies".'],
    ['what it gives', { gives: 'blok' }, '/gives', 'A part cannot give "blok".'],
    ['what it is', { part: [] }, '/part', 'This part gives a block, and its "part" is a list.'],
    ['a type', { takes: { ...note.takes, id: 'nmae' } }, '/takes/id', '"nmae" is no type of what a part takes.'],
    [
      'a default',
      { takes: { ...note.takes, least: { type: 'amount', default: true } } },
      '/takes/least/default',
      'An amount is needed here, and this is true.',
    ],
    ['a parameter', { part: { ...note.part, id: '=part.di' } }, '/part/id', 'This part takes no "di".'],
    [
      'an object within an expression',
      { part: { ...note.part, when: '=part.text == part.id && part.least > 1' } },
      '/part/when',
      '"text" is of the type text, which stands alone.',
    ],
    ['its id', { id: 'notes' }, '/id', 'The id "notes" differs from the file name.'],
  ])('in a part itself is one issue there: %s', (_, change, path, message) => {
    const files = [...documents([using({})], []), documentFile('parts/note.json', { ...note, ...change })]
    const own = issuesOf(files).filter(({ document }) => document === 'parts/note.json')
    expect(own).toEqual([expect.objectContaining({ path, message })])
  })

  it('in the JSON of a part accuses nobody else', () => {
    const files = [...documents([using({})], []), { path: 'parts/note.json', text: '{ "id": ' }]
    expect(issuesOf(files)).toEqual([expect.objectContaining({ document: 'parts/note.json', code: 'json' })])
  })

  it('is a use where there are no parts, as at the desk', () => {
    expect(issuesOf(documents([using({})], []))).toEqual([
      expect.objectContaining({
        code: 'part',
        hint: 'Parts are written out before the desk sees a document: write what it stands for.',
      }),
    ])
  })

  it('is a document that grows without end, and is told in no time', () => {
    const grows = Array.from({ length: 8 }, (_, level) => ({
      format: 1,
      id: `grow${'abcdefgh'.charAt(level)}`,
      gives: 'blocks',
      part: Array.from({ length: 60 }, () =>
        level === 7 ? { id: 'x', type: 'text' } : { use: `grow${'abcdefgh'.charAt(level + 1)}` },
      ),
    }))
    expect(issuesOf(documents([{ use: 'growa' }], grows))).toEqual([
      expect.objectContaining({ message: 'The document becomes too large when it is written out.' }),
    ])
  })
})
