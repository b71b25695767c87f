import { describe, expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host, sampleDocuments, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

const copy = sampleDocuments['copy/en.json'] as object
const records = (path: readonly (string | number)[], value: unknown) =>
  sampleFiles({ 'screens/records.json': sampleScreen(path, value) })
const wordsOf = (files: ReturnType<typeof sampleFiles>) =>
  checkDocuments(files, host).issues.map(({ message, hint }) => `${message} ${hint ?? ''}`)
const json = (text: string) => sampleFiles({ 'dialogs.json': text })
const when = (text: string) => records(['body', 1, 'when'], text)

describe('what the check says', () => {
  it.each([
    [
      'a key nearly right',
      records(['title'], 'records.titel'),
      'There is no copy "records.titel". Did you mean "records.title"? If not, add it: npm run copy -- add records.titel.',
    ],
    [
      'a key of its own',
      records(['title'], 'kyc.heading'),
      'There is no copy "kyc.heading". Add it in every language: npm run copy -- add kyc.heading.',
    ],
    [
      'own words',
      records(['title'], 'My bets'),
      '"My bets" are words of your own, and members read texts of the copy, each in their language. Write "records.myBets" here and run: npm run copy -- add records.myBets "My bets".',
    ],
    [
      'own words of another script',
      records(['title'], '내 베팅'),
      '"내 베팅" are words of your own, and members read texts of the copy, each in their language. Write "records.title" here and run: npm run copy -- add records.title "내 베팅".',
    ],
    [
      'a text without its "="',
      records(['body', 0, 'row', 'title'], 'row.out_trade_no'),
      '"row.out_trade_no" is not a copy key, but it reads like an expression. Write "=row.out_trade_no".',
    ],
    [
      'a value without its "="',
      records(['body', 0, 'row', 'cells', 0, 'value'], 'row.amount'),
      '"row.amount" would be shown as written in every language. Write "=row.amount".',
    ],
    [
      'a condition without its "="',
      when('session.loggedIn'),
      '"session.loggedIn" is not an expression. An expression begins with "=": write "=session.loggedIn".',
    ],
    [
      'a parameter without its "="',
      records(['sources', 'range', 'with', 'type'], 'query.type'),
      '"query.type" is taken as written, but it reads like an expression. Write "=query.type".',
    ],
    [
      '"=" for "=="',
      when('=query.type = "1"'),
      'One "=" does not compare. Write "==". Only the very first "=" is a single one.',
    ],
    [
      'a question mark before the dot',
      when('=query?.type == "1"'),
      '"?." is not known here. Write ".?" for what may be absent, as in row.?note.',
    ],
    ['"===" for "=="', when('=query.type === "1"'), '"===" is not known here. Write "==".'],
    ['"and" for "&&"', when('=session.loggedIn and now > 0'), '"and" is not known here. Write "&&".'],
    ['one "|"', when('=session.loggedIn | now > 0'), '"|" is not known here. Write "||".'],
    ['"not" for "!"', when('=not session.loggedIn'), '"not" is not known here. Write "!".'],
    ['"<>" for "!="', when('=now <> 0'), '"<>" is not known here. Write "!=".'],
    ['a bracket too few', when('=(now > 0'), 'A bracket is not closed. Close it where it ends.'],
    ['a bracket too many', when('=now > 0)'), 'This bracket closes nothing. Take it away, or open it before.'],
    ['half a choice', when('=now > 0 ? true'), 'What holds otherwise is missing. Write condition ? this : that.'],
    ['an open text', when("=query.type == '1"), "A text is not closed. Write the ' at its end."],
    [
      'a comma too few',
      json('{ "format": 1 "dialogs": {} }'),
      'A comma is missing before this. Put one between two entries.',
    ],
    [
      'a comma too many',
      json('{ "format": 1, "dialogs": {}, }'),
      'There is a comma before the closing bracket. Take the comma away.',
    ],
    ['a brace too few', json('{ "format": 1, "dialogs": {}'), 'A "{" is not closed. Write "}" where it ends.'],
    ['a comment', json('// dialogs\n{ "format": 1, "dialogs": {} }'), 'JSON has no comments. Take it away.'],
    [
      'bare words',
      json('{ format: 1 }'),
      'This word is not known in JSON. Put text into double quotes; bare words are true, false and null.',
    ],
    ['nothing', json(''), 'A value is missing here. Write one, and take a comma before a closing bracket away.'],
    [
      'a list of what comes in pages',
      records(['sources', 'records', 'paging'], undefined),
      'The source "records" gives an object, not rows. Its call comes in pages: add "paging": { "first": 1, "finished": "list.finished" } to the source.',
    ],
    [
      'a list of an object',
      records(['body', 0, 'source'], 'range'),
      'The source "range" gives an object, not rows. Name a source whose answer is a list.',
    ],
  ])('names %s and what to write', (_what, files, words) => {
    expect(wordsOf(files)).toContain(words)
  })

  it('says one thing of a document that is not JSON', () => {
    expect(wordsOf(json('{ "format": 1 "dialogs": { a: 1, }'))).toHaveLength(1)
  })

  it('names the lists within an answer', () => {
    const sources = { packets: { call: 'getUserRedPacket' } }
    const screen = (block: object) =>
      sampleFiles({
        'screens/records.json': {
          ...(sampleScreen(['body'], [{ id: 'block', source: 'packets', ...block }]) as object),
          sources,
          values: {},
        },
      })
    const message = 'The source "packets" gives an object, not rows.'
    expect(
      wordsOf(
        screen({ type: 'list', key: '=1 == 1 ? "a" : "b"', empty: 'records.empty', row: { title: 'common.ok' } }),
      ),
    ).toContain(`${message} Write "rows": "=data.packets.rules" in place of "source".`)
    expect(wordsOf(screen({ type: 'cells', row: { label: 'common.ok' } }))).toContain(
      `${message} Write "rows": "=data.packets.rules" in place of "source".`,
    )
  })

  it('blames the screen that was saved last for a route that two have, and names both', () => {
    const twin = {
      path: 'screens/early.json',
      text: JSON.stringify({ ...(sampleScreen(['title'], 'records.title') as object), id: 'early' }),
    }
    const blamed = (savedAt: number) =>
      checkDocuments(
        [...sampleFiles({}).map((file) => ({ ...file, savedAt: 2 })), { ...twin, savedAt }],
        host,
      ).issues.map(({ document, message }) => `${document} ${message}`)
    expect(blamed(3)).toEqual(['screens/early.json The route /records is that of screens/records.json already.'])
    expect(blamed(1)).toEqual(['screens/records.json The route /records is that of screens/early.json already.'])
  })

  it('only warns of texts that may follow', () => {
    const files = sampleFiles({
      'screens/records.json': sampleScreen(['title'], 'kyc.title'),
      'copy/en.json': { ...copy, 'kyc.hint': 'A hint' },
    })
    const { issues, documents } = checkDocuments(files, { ...host, copyMayFollow: true })
    expect(issues.map(({ severity, code }) => `${severity} ${code}`).sort()).toEqual([
      'warning missing-copy',
      'warning missing-copy',
      'warning unknown-copy',
    ])
    expect(documents).toBeDefined()
    expect(checkDocuments(files, host).documents).toBeUndefined()
    expect(checkDocuments(records(['title'], 'My bets'), { ...host, copyMayFollow: true }).documents).toBeUndefined()
  })
})
