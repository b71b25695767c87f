import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import type { Ast } from './Ast.ts'
import { evaluate } from './evaluate.ts'
import { ExpressionError, type ExpressionErrorCode } from './ExpressionError.ts'
import { Unavailable } from './Unavailable.ts'

const row = { state: 1, amount: new Big('12.50'), name: '홍길동', note: null, tags: ['a', 'b'], on: true }
const scope = { get: (name: string): unknown => ({ row, now: 0 })[name] }

const get = (name: string): Ast => ['get', ['id', 'row'], name]
const ask = (name: string): Ast => ['get?', ['id', 'row'], name]

function codeOf(ast: Ast, options?: { budget: number }): ExpressionErrorCode | 'no error' {
  try {
    evaluate(ast, scope, options)
  } catch (error) {
    if (error instanceof ExpressionError) return error.code
    throw error
  }
  return 'no error'
}

describe('values', () => {
  test.each<[Ast, unknown]>([
    [['==', get('state'), 1], true],
    [['==', get('amount'), 12.5], true],
    [['in', get('amount'), ['list', [1, 12.5]]], true],
    [['==', get('tags'), ['list', ['a', 'b']]], true],
    [['==', get('name'), 1], false],
    [['<', get('amount'), 12.51], true],
    [['orValue', ask('missing'), 'x'], 'x'],
    [['orValue', ask('note'), 'null is absent'], 'null is absent'],
    [['has', ['id', 'row'], 'note'], false],
    [['has', ['id', 'row'], 'name'], true],
    [['hasValue', ask('name')], true],
    [['orValue', ['get', ask('missing'), 'further'], 2], 2],
    [ask('missing'), undefined],
    [ask('name'), '홍길동'],
    [['get', get('tags'), 1], 'b'],
    [
      ['map', get('tags'), 'x', ['+', ['id', 'x'], get('name')]],
      ['a홍길동', 'b홍길동'],
    ],
    [['exists_one', get('tags'), 'x', ['==', ['id', 'x'], 'a']], true],
  ])('%j gives %j', (ast, value) => {
    expect(evaluate(ast, scope)).toEqual(value)
  })

  test('amounts are exact', () => {
    const sum = evaluate(['+', ['call', 'decimal', ['0.1']], ['call', 'decimal', ['0.2']]], scope)
    expect(String(sum)).toBe('0.3')
  })
})

describe('the deciding side of && and || wins over an error on the other side', () => {
  const failing: Ast = get('missing')
  test.each<[Ast, unknown]>([
    [['&&', failing, false], false],
    [['&&', false, failing], false],
    [['||', failing, true], true],
    [['||', true, failing], true],
    [['exists', get('tags'), 'x', ['||', ['==', ['id', 'x'], 'b'], failing]], true],
    [['all', get('tags'), 'x', ['&&', ['==', ['id', 'x'], 'a'], failing]], false],
  ])('%j gives %j', (ast, value) => {
    expect(evaluate(ast, scope)).toBe(value)
  })

  test.each<[Ast]>([[['&&', failing, true]], [['||', failing, false]], [['exists', get('tags'), 'x', failing]]])(
    '%j has no value',
    (ast) => {
      expect(codeOf(ast)).toBe('absent')
    },
  )
})

describe('where neither side decides', () => {
  const wait = new Unavailable('pending')
  const names: Readonly<Record<string, unknown>> = { row, coming: wait, gone: new Unavailable('failed', 'limits') }
  const waiting = {
    get(name: string): unknown {
      if (names[name] instanceof Error) throw names[name]
      return names[name]
    },
  }
  const [coming, gone, missing]: readonly Ast[] = [['id', 'coming'], ['id', 'gone'], get('missing')] as const
  const causeOf = (ast: Ast) => {
    try {
      return evaluate(ast, waiting)
    } catch (error) {
      return (error as ExpressionError).cause ?? (error as ExpressionError).code
    }
  }

  test.each<[Ast]>([
    [['&&', coming, missing]],
    [['&&', missing, coming]],
    [['||', coming, gone]],
    [['||', gone, coming]],
    [['||', ['&&', missing, coming], 1]],
    [['||', false, coming]],
    [['exists', ['list', [1, 2]], 'x', ['?:', ['==', ['id', 'x'], 1], missing, coming]]],
    [['all', ['list', [1, 2]], 'x', ['?:', ['==', ['id', 'x'], 1], missing, coming]]],
  ])('%j waits', (ast) => {
    expect(causeOf(ast)).toBe(wait)
  })

  test.each<[Ast, boolean]>([
    [['&&', coming, false], false],
    [['||', true, coming], true],
    [['||', ['&&', missing, coming], true], true],
  ])('%j gives %j all the same', (ast, value) => {
    expect(evaluate(ast, waiting)).toBe(value)
  })

  test('the first error is the result where nothing is awaited', () => {
    expect(causeOf(['&&', missing, gone])).toBe('absent')
    expect(causeOf(['&&', gone, missing])).toBe(names['gone'])
  })
})

test('an absent field names what was read', () => {
  const read = () => evaluate(['+', get('amount'), get('missing')], scope)
  expect(read).toThrow(expect.objectContaining({ code: 'absent', absence: { object: row, key: 'missing' } }))
})

describe('errors', () => {
  test.each<[Ast, ExpressionErrorCode]>([
    [get('missing'), 'absent'],
    [['get', get('tags'), 2], 'absent'],
    [['get', get('tags'), -1], 'absent'],
    [['get', get('tags'), 0.5], 'absent'],
    [['id', 'rwo'], 'unknown-name'],
    [['call', 'eval', ['1']], 'unknown-function'],
    [['call', 'constructor', ['1']], 'unknown-function'],
    [['+', get('amount'), '1'], 'wrong-type'],
    [['<', get('amount'), '1'], 'wrong-type'],
    [['+', 1, '1'], 'wrong-type'],
    [['&&', 1, true], 'wrong-type'],
    [['?:', 'yes', 1, 2], 'wrong-type'],
    [['orValue', 1, 2], 'wrong-type'],
    [['neg', 'a'], 'wrong-type'],
    [['all', get('name'), 'x', true], 'wrong-type'],
    [['/', get('amount'), 0], 'division-by-zero'],
    [['+', get('amount'), ['/', 0, 0]], 'invalid-value'],
    [['call', 'decimal', ['1e900000']], 'too-long'],
  ])('%j ends in %s', (ast, code) => {
    expect(codeOf(ast)).toBe(code)
  })

  test.each<[string, unknown]>([
    ['an unknown operation', ['run', 'x']],
    ['a malformed part', ['==']],
    ['an object', { op: 'id' }],
    ['a list that is not one', ['list', 3]],
    ['a lookalike of a method', ['toString', 1]],
  ])('%s forced in is an error, not a crash', (_, ast) => {
    expect(codeOf(ast as Ast)).toMatch(/^(unknown-operation|failed|unknown-name|absent)$|no error/)
  })

  test('a scope that throws is an error like any other', () => {
    const broken = {
      get: () => {
        throw new TypeError('no')
      },
    }
    expect(() => evaluate(['id', 'row'], broken)).toThrow(ExpressionError)
  })
})

describe('hostile names', () => {
  const forged = JSON.parse('{"__proto__": {"x": 1}, "constructor": "own", "plain": {}}') as object
  const hostile = { get: (name: string): unknown => ({ forged, list: [1], text: 'abc', amount: new Big(1) })[name] }

  test.each<[Ast]>([
    [['get', ['id', 'forged'], '__proto__']],
    [['get', ['id', 'forged'], 'constructor']],
    [['get', ['get', ['id', 'forged'], 'plain'], 'toString']],
    [['get', ['id', 'list'], 'length']],
    [['get', ['id', 'list'], 'map']],
    [['get', ['id', 'text'], 'length']],
    [['get', ['id', 'text'], 0]],
    [['get', ['id', 'amount'], 'c']],
    [['get', ['id', 'amount'], 'constructor']],
  ])('%j is absent', (ast) => {
    expect(() => evaluate(ast, hostile)).toThrow('absent')
    expect(evaluate(['get?', ...(ast as ['get', Ast, Ast]).slice(1)] as unknown as Ast, hostile)).toBeUndefined()
  })
})

describe('the budget', () => {
  const long: Ast = ['list', Array.from({ length: 100 }, (_, index) => index)]
  const nested: Ast = ['all', long, 'a', ['all', long, 'b', ['all', long, 'c', true]]]

  test('ends an expression that goes on too long', () => {
    expect(codeOf(nested)).toBe('budget')
    expect(codeOf(['all', long, 'a', true])).toBe('no error')
    expect(codeOf(['all', long, 'a', true], { budget: 50 })).toBe('budget')
  })

  test('cannot be bypassed by the other side of an or', () => {
    expect(codeOf(['||', nested, true])).toBe('budget')
  })

  test('counts every pair of a deep comparison', () => {
    const items = Array.from({ length: 20_000 }, () => 1)
    const big = { get: () => items }
    expect(() => evaluate(['==', ['id', 'a'], ['call', 'split', ['x', '']]], big)).not.toThrow()
    expect(() => evaluate(['==', ['id', 'a'], ['map', ['id', 'a'], 'x', 1]], big)).toThrow('budget')
    expect(() => evaluate(['in', 2, ['id', 'a']], big)).toThrow('budget')
  })

  test('ends exists and all at once, whatever the other items hold', () => {
    let asked = 0
    const many = Array.from({ length: 9000 }, () => 1)
    const counting = {
      get: (name: string): unknown => {
        asked += name === 'now' ? 1 : 0
        return { now: 0, many }[name]
      },
    }
    const none: Ast = ['||', ['>', ['id', 'now'], 1], ['>', ['id', 'now'], 2]]
    for (const [kind, body] of [
      ['exists', none],
      ['all', ['!', none]],
      ['exists_one', none],
      ['filter', none],
      ['map', none],
    ] as const) {
      asked = 0
      expect(() => evaluate([kind, ['id', 'many'], 'x', body], counting), kind).toThrow('budget')
      expect(asked).toBeLessThan(4000)
    }
  })

  const page = 'x'.repeat(90_000)
  const holding = {
    get: (name: string): unknown =>
      ({ page, ones: Array.from({ length: 500 }, () => 1), pages: Array.from({ length: 500 }, () => page) })[name],
  }
  const forEach = (body: Ast): Ast => ['map', ['id', 'ones'], 'x', body]

  test.each<[string, Ast]>([
    ['parts of a text', forEach(['call', 'split', [['id', 'page'], '']])],
    ['parts of many texts', forEach(forEach(['call', 'split', ['0123456789', '']]))],
    ['a long text in lower case, again and again', forEach(['call', 'lower', [['id', 'page']]])],
    ['texts joined', forEach(['call', 'join', [['list', [['id', 'page'], 'y']], '']])],
    ['texts added', forEach(['+', ['id', 'page'], 'y'])],
    ['a long text gone through', forEach(['call', 'contains', [['id', 'page'], 'y']])],
    ['a long text measured', forEach(['call', 'size', [['id', 'page']]])],
    ['long texts compared', ['all', ['id', 'pages'], 'x', ['==', ['id', 'x'], ['id', 'page']]]],
    ['long texts ordered', ['all', ['id', 'pages'], 'x', ['<=', ['id', 'x'], ['id', 'page']]]],
    ['long texts looked for', ['in', 'y', forEach(['call', 'trim', [['id', 'page']]])]],
  ])('covers memory and time of %s', (_, ast) => {
    expect(() => evaluate(ast, holding)).toThrow('budget')
  })

  test('lets a long text be gone through once', () => {
    expect(evaluate(['call', 'contains', [['call', 'lower', [['id', 'page']]], 'y']], holding)).toBe(false)
  })

  test('text that doubles with every step ends before memory does', () => {
    let doubling: Ast = ['list', ['0123456789']]
    for (let step = 0; step < 30; step += 1) doubling = ['map', doubling, 'x', ['+', ['id', 'x'], ['id', 'x']]]
    expect(codeOf(doubling)).toBe('too-long')
  })

  test('digits that double with every step end too', () => {
    let squaring: Ast = ['list', [['call', 'decimal', ['1.23456789']]]]
    for (let step = 0; step < 30; step += 1) squaring = ['map', squaring, 'x', ['*', ['id', 'x'], ['id', 'x']]]
    expect(codeOf(squaring)).toBe('too-long')
  })
})
