import { describe, expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host, sampleDocuments, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

const copies = Object.fromEntries(
  ['kor', 'cn', 'en'].map((locale) => [
    `copy/${locale}.json`,
    { ...(sampleDocuments[`copy/${locale}.json`] as object), 'limit.least': 'At least {{min}}' },
  ]),
)
/** The sample screen with another text in its line. */
const withText = (text: unknown) =>
  checkDocuments(sampleFiles({ ...copies, 'screens/records.json': sampleScreen(['body', 1, 'text'], text) }), host)
const compiled = (text: unknown) => {
  const { issues, documents } = withText(text)
  expect(issues).toEqual([])
  const block = documents?.screens.find(({ id }) => id === 'records')?.body[1]
  return block?.type === 'text' ? block.text : undefined
}
const issues = (text: unknown) => withText(text).issues.map(({ path, code, hint }) => [path, code, hint] as const)

describe('a text', () => {
  it('may write a value out by a format, or by one of two', () => {
    const least = (as: unknown) => ({ copy: 'limit.least', with: { min: { value: '=value.min', as } } })
    const min = { e: ['get', ['id', 'value'], 'min'] }
    expect(compiled(least('krw'))).toEqual({ c: 'limit.least', with: { min: { value: min, as: 'krw' } } })
    expect(compiled(least({ if: "=query.type == '1'", then: 'krw', else: 'usdt' }))).toEqual({
      c: 'limit.least',
      with: {
        min: {
          value: min,
          as: { if: { e: ['==', ['get', ['id', 'query'], 'type'], '1'] }, then: 'krw', else: 'usdt' },
        },
      },
    })
  })

  it('may be a copy key that data carries', () => {
    expect(compiled({ copy: '=query.type' })).toEqual({ k: { e: ['get', ['id', 'query'], 'type'] } })
  })

  it('may be the label of a value in a list', () => {
    expect(compiled({ label: '=query.type', choices: 'state' })).toEqual({
      l: { e: ['get', ['id', 'query'], 'type'] },
      choices: 'state',
    })
  })

  it('may write a value in it as its label in a list', () => {
    expect(compiled({ copy: 'limit.least', with: { min: { label: '=query.type', choices: 'state' } } })).toEqual({
      c: 'limit.least',
      with: { min: { l: { e: ['get', ['id', 'query'], 'type'] }, choices: 'state' } },
    })
  })

  it('may be one of two by a condition, each of its own form', () => {
    const isFirst = { e: ['==', ['get', ['id', 'query'], 'type'], '1'] }
    const least = { copy: 'limit.least', with: { min: 1 } }
    expect(compiled({ if: "=query.type == '1'", then: least, else: '=query.type' })).toEqual({
      if: isFirst,
      then: { c: 'limit.least', with: { min: 1 } },
      else: { e: ['get', ['id', 'query'], 'type'] },
    })
    const inner = { if: "=query.type == '1'", then: 'state.done', else: { label: '=query.type', choices: 'state' } }
    expect(compiled({ if: '=now > 0', then: inner, else: 'state.pending' })).toMatchObject({
      then: { if: isFirst, then: { c: 'state.done' }, else: { choices: 'state' } },
    })
  })

  it('says of each of its two what is wrong with it', () => {
    expect(issues({ if: '=query.type', then: 'state.don', else: { copy: 'limit.least' } })).toEqual([
      ['/body/1/text/if', 'expression-type', expect.any(String)],
      ['/body/1/text/then', 'unknown-copy', expect.stringContaining('"state.done"')],
      ['/body/1/text/else', 'copy-placeholder', expect.any(String)],
    ])
    expect(issues({ if: '=now > 0', then: 'state.done' })).toEqual([
      ['/body/1/text', 'missing-key', 'else: The text when it does not.'],
    ])
  })

  it.each([
    [
      'a format',
      { copy: 'limit.least', with: { min: { value: 1, as: 'krww' } } },
      '/body/1/text/with/min/as',
      'shape',
      'Did you mean "krw"?',
    ],
    [
      'a list',
      { label: '=query.type', choices: 'stat' },
      '/body/1/text/choices',
      'unknown-choices',
      'Did you mean "state"?',
    ],
    ['a form', { copi: 'limit.least' }, '/body/1/text', 'shape', 'Did you mean "copy"?'],
  ])('is refused with %s that is not known', (_, text, path, code, hint) => {
    expect(issues(text)).toEqual([[path, code, hint]])
  })

  it.each([
    ['a condition', "=query.type == '1' ? 'state.done' : 'state.pending'"],
    ['a condition with data', "=query.type == '1' ? query.type : 'state.pending'"],
    ['a sum', "='state.' + query.type"],
    ['a name', '=value.chosen'],
  ])('is refused with a key that %s writes', (_, copy) => {
    const named = {
      ...(sampleScreen(['body', 1, 'text'], { copy }) as object),
      values: { min: '=data.range.min_price', chosen: "=now > 0 ? 'state.done' : 'state.pending'" },
    }
    const found = checkDocuments(sampleFiles({ ...copies, 'screens/records.json': named }), host).issues
    expect(found.map(({ path, code, hint }) => [path, code, hint])).toEqual([
      [
        '/body/1/text/copy',
        'raw-text',
        'Write { "if": "=…", "then": …, "else": … } in its place. The text of a value is { "label": …, "choices": … }.',
      ],
    ])
  })

  it('is refused with a placeholder where it is the label of a choice', () => {
    const choices = {
      'choices.json': { format: 1, lists: { state: { options: [{ value: '1', label: 'limit.least' }] } } },
    }
    const { issues: found } = checkDocuments(sampleFiles({ ...copies, ...choices }), host)
    expect(found.map(({ document, path, code }) => [document, path, code])).toContainEqual([
      'choices.json',
      '/lists/state/options/0/label',
      'copy-placeholder',
    ])
  })

  it('is refused where its key is not a text, or takes values nobody can check', () => {
    expect(issues({ copy: '=1 + 1' })).toEqual([
      ['/body/1/text/copy', 'expression-type', 'Read another field, or work text out of it.'],
    ])
    expect(issues({ copy: '=query.type', with: { min: 1 } })).toMatchObject([
      ['/body/1/text/with', 'copy-placeholder', undefined],
    ])
  })
})
