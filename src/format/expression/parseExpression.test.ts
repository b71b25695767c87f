import { describe, expect, test } from 'vitest'
import { AST_LIMITS } from './Ast.ts'
import { evaluate } from './evaluate.ts'
import type { ExpressionType, TypeScope } from './ExpressionType.ts'
import { isAst } from './isAst.ts'
import { parseExpression } from './parseExpression.ts'

const double: ExpressionType = { kind: 'double' }
const string: ExpressionType = { kind: 'string' }
const decimal: ExpressionType = { kind: 'decimal' }
const object = (sure: Record<string, ExpressionType>, maybe: Record<string, ExpressionType> = {}): ExpressionType => ({
  kind: 'object',
  fields: {
    ...Object.fromEntries(Object.entries(sure).map(([name, type]) => [name, { type, optional: false }])),
    ...Object.fromEntries(Object.entries(maybe).map(([name, type]) => [name, { type, optional: true }])),
  },
})

const types: TypeScope = {
  now: double,
  filter: object({ type: string, date: double }),
  row: object({ state: double, amount: decimal, name: string, on: { kind: 'bool' } }, { note: string, fee: decimal }),
  form: object({ password: string }, { confirmPass: string, amount: decimal }),
  data: object({ wallets: { kind: 'list', of: object({ name: string, balance: decimal }, { fee: decimal }) } }),
  settings: object({
    recharge: object({ bank: object({ min: decimal, max: decimal }), usdt: object({ min: decimal, max: decimal }) }),
  }),
  site: { kind: 'any' },
}

function accepted(source: string) {
  const checked = parseExpression(source, types)
  if ('issues' in checked) throw new Error(JSON.stringify(checked.issues))
  return checked
}

function refused(source: string) {
  const checked = parseExpression(source, types)
  return 'issues' in checked ? checked.issues : []
}

describe('a sound expression', () => {
  test('becomes compact JSON with its type and its reads', () => {
    expect(accepted("row.state == 1 && filter.type == '1'")).toEqual({
      ast: ['&&', ['==', ['get', ['id', 'row'], 'state'], 1], ['==', ['get', ['id', 'filter'], 'type'], '1']],
      type: { kind: 'bool' },
      reads: [
        ['row', 'state'],
        ['filter', 'type'],
      ],
    })
  })

  test.each([
    ['1', 1],
    ['0x10', 16],
    ['-2', -2],
    ['filter.date in [1, 2]', ['in', ['get', ['id', 'filter'], 'date'], ['list', [1, 2]]]],
    ['row.on ? 1 : 2.5', ['?:', ['get', ['id', 'row'], 'on'], 1, 2.5]],
    ['max(now, 3)', ['call', 'max', [['id', 'now'], 3]]],
    ['data.wallets[0].name', ['get', ['get', ['get', ['id', 'data'], 'wallets'], 0], 'name']],
  ])('%s makes a double of every whole number', (source, ast) => {
    expect(accepted(source).ast).toEqual(ast)
  })

  test.each([
    ['row.amount - 1', 'decimal'],
    ['2 * row.amount', 'decimal'],
    ['now / 2', 'double'],
    ["row.name + '!'", 'string'],
    ['min(row.amount, 100)', 'decimal'],
    ['row.on ? row.amount : 0', 'decimal'],
    ['row.?fee.orValue(0)', 'decimal'],
    ['row.?note', 'optional'],
    ['row.?note.orValue(row.name)', 'string'],
    ['data.wallets.map(w, w.balance)', 'list'],
    ['settings.recharge[?filter.type].min', 'optional'],
    ['site.anything', 'any'],
    ['site.count + 1', 'any'],
    ['row.name.lower().size()', 'double'],
  ])('%s gives %s', (source, kind) => {
    expect(accepted(source).type.kind).toBe(kind)
  })

  test('turns a number beside an amount into an amount on the wire', () => {
    expect(accepted('row.?fee.orValue(0)').ast).toEqual([
      'orValue',
      ['get?', ['id', 'row'], 'fee'],
      ['call', 'decimal', [0]],
    ])
  })

  test.each([
    'has(row.note) && row.note.size() > 3',
    '!has(row.note) || row.note.size() > 3',
    'has(row.note) && has(row.fee) ? row.fee > 1 : row.on',
    'has(form.confirmPass) && form.confirmPass == form.password',
    'data.wallets.filter(w, has(w.fee) && w.fee > 1).size() > 0',
  ])('%s may read what has() has shown', (source) => {
    expect(refused(source)).toEqual([])
  })

  test('lists only what it reads from outside, as far as the path is plain', () => {
    const source = 'data.wallets.exists(w, w.balance > settings["recharge"].bank.min) || has(row.note) || now > 1'
    expect(accepted(source).reads).toEqual([
      ['data', 'wallets'],
      ['settings', 'recharge', 'bank', 'min'],
      ['row', 'note'],
      ['now'],
    ])
  })
})

describe('a faulty expression', () => {
  test('locates a misspelt field and names the near one', () => {
    expect(refused("filter.type == '1' && row.stat == 1")).toEqual([
      {
        offset: 26,
        length: 4,
        code: 'unknown-field',
        message: '"row" has no field "stat".',
        hint: 'Did you mean "state"?',
      },
    ])
  })

  test.each([
    ['rwo.state', 'unknown-name', 0, 'Did you mean "row"?'],
    ['data.wallets.all(w, w.balnce > 0)', 'unknown-field', 22, 'Did you mean "balance"?'],
    ['has(row.zebra)', 'unknown-field', 8, 'It has: state, amount, name, on, note, fee.'],
    ['row.nme.size()', 'unknown-field', 4, 'Did you mean "name"?'],
    ['siz(row.name)', 'unknown-function', 0, 'Did you mean "size"?'],
    [
      'row.name.matches("a+")',
      'unknown-function',
      9,
      'A pattern belongs in the form’s schema, where its cost is checked.',
    ],
    ['row.amount == row.name', 'type', 0, 'Turn the text into an amount with decimal(…).'],
    ['row.amount > "100"', 'type', 0, 'Turn the text into an amount with decimal(…).'],
    ['row.amount in ["100"]', 'type', 0, undefined],
    ['row.name - row.name', 'type', 0, undefined],
    ['row.name * 2', 'type', 0, 'Turn one into the other with double(…) or string(…).'],
    ['row.state == "1"', 'type', 0, 'Turn one into the other with double(…) or string(…).'],
    ['row.name + 1', 'type', 0, 'Turn one into the other with double(…) or string(…).'],
    ['row.state == null', 'type', 0, 'Ask has(…) whether a field is there; nothing is null here.'],
    ['row.?fee + 1', 'type', 0, 'Give a default for when it is absent: .orValue(…).'],
    ['row.state && row.on', 'type', 0, undefined],
    ['row.on ? 1 : "a"', 'type', 0, undefined],
    ['[1, "a"]', 'type', 0, undefined],
    ['round(row.name)', 'type', 0, undefined],
    ['row.name.orValue("x")', 'type', 0, undefined],
    ['data.wallets["name"]', 'type', 13, 'A list is read by number, as in rows[0].'],
    ['row.name.first', 'type', 9, undefined],
    ['9007199254740993', 'type', 0, 'Write decimal("…").'],
    ['{"a": 1}', 'unsupported', 0, undefined],
    ['b"a" == b"a"', 'unsupported', 0, undefined],
    ['row.state % 2', 'unsupported', 0, 'Use floor(a / b) and a subtraction.'],
    ['row.state ==', 'syntax', 12, 'Write what is missing at its end.'],
    ['"open', 'syntax', 0, 'Write the " at its end.'],
    ['', 'syntax', 0, 'Write what is missing at its end.'],
  ])('%s: %s at %i', (source, code, offset, hint) => {
    const [issue] = refused(source)
    expect(issue).toMatchObject({ code, offset })
    expect(issue?.hint).toBe(hint)
  })

  test.each([
    ['row.note == "x"', 4, 'row.?note'],
    ['size(row.note)', 9, 'row.?note'],
    ['row["note"] == "x"', 4, 'row[?"note"]'],
    ['row.note == "x" && has(row.note)', 4, 'row.?note'],
    ['!has(row.note) && row.note == "x"', 22, 'row.?note'],
    ['data.wallets.exists(w, has(row.fee) && w.fee > 1)', 41, 'w.?fee'],
    ['settings.recharge[filter.type].min', 18, 'settings.recharge[?filter.type]'],
  ])('%s must say what happens when the field is absent', (source, offset, written) => {
    const [issue] = refused(source)
    expect(issue).toMatchObject({ code: 'optional', offset })
    expect(issue?.hint).toContain(`Write ${written},`)
  })

  test('has all its issues at once, each mistake once', () => {
    const issues = refused('rwo.state == 1 && row.stat > row.amuont')
    expect(issues.map((issue) => [issue.code, issue.offset])).toEqual([
      ['unknown-name', 0],
      ['unknown-field', 22],
      ['unknown-field', 33],
    ])
  })

  test('does not hide a variable of a comprehension behind what is known of another', () => {
    expect(refused('has(row.note) && data.wallets.exists(row, row.note == "x")')).toMatchObject([
      { code: 'unknown-field', offset: 46 },
    ])
  })

  test.each([
    ['too deep', `${'('.repeat(200)}1${')'.repeat(200)}`],
    ['too long', Array.from({ length: 400 }, () => 'now').join(' + ')],
  ])('is refused when it is %s', (_, source) => {
    expect(refused(source)).toMatchObject([{ code: 'too-large' }])
  })

  test.each([
    ['signs of not', `${'!'.repeat(40_000)}true`],
    ['minus signs', `${'-'.repeat(40_000)}1`],
    ['brackets', '['.repeat(40_000)],
    ['steps into an object', `row${'.name'.repeat(10_000)}`],
    ['characters', `"${'x'.repeat(40_000)}"`],
  ])('is an issue, not a crash, when it is a long row of %s', (_, source) => {
    expect(refused(source)).toMatchObject([
      {
        code: 'too-large',
        offset: 0,
        length: source.length,
        hint: `At most 2000 characters; this has ${source.length}.`,
      },
    ])
  })

  test.each([
    `${'!'.repeat(1996)}true`,
    `${'-'.repeat(1999)}1`,
    '['.repeat(2000),
    '{'.repeat(2000),
    `f(`.repeat(1000),
    'a?b:'.repeat(500),
  ])('of the longest length is an issue whatever it holds', (source) => {
    expect(refused(source)).toHaveLength(1)
  })

  test.each([
    '__proto__',
    'row.__proto__',
    'row.constructor',
    'row["__proto__"]',
    'toString()',
    'row.hasOwnProperty("a")',
  ])('%s names nothing', (source) => {
    expect(refused(source)).toHaveLength(1)
  })
})

test.each(['||', '&&'])('a long chain of %s is not deeper than a short one', (operator) => {
  const chain = (length: number) => Array.from({ length }, (_, index) => `row.state == ${index}`).join(` ${operator} `)
  const { ast } = accepted(chain(40))
  expect(isAst(ast)).toBe(true)
  for (const state of [0, 31, 39, 40]) {
    const held = evaluate(ast, { get: () => ({ state }) })
    expect(held).toBe(operator === '||' && state < 40)
  }
})

test.each(['has(row.note) && now > 1 && row.note == "x" && now > 2', '!has(row.note) || now > 1 || row.note == "x"'])(
  'each part of %s knows what those before it have shown',
  (source) => {
    expect(parseExpression(source, types)).not.toHaveProperty('issues')
  },
)

test('the wire form is within the limits the app accepts', () => {
  const { ast } = accepted(Array.from({ length: 15 }, () => 'row.state').join(' + '))
  expect(isAst(ast)).toBe(true)
  expect(AST_LIMITS).toEqual({ nodes: 500, depth: 32 })
})
