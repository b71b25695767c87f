import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { additionalRows } from './additionalRows.ts'
import { findGaps } from './findGaps.ts'
import { readCoverage } from './readCoverage.ts'

const rows = readCoverage(readFileSync('tests/contract/COVERAGE.md', 'utf8'))
const idsOf = (kind: string) =>
  rows.filter(({ id }) => id.startsWith(`${kind}:`)).map(({ id }) => id.slice(kind.length + 1))
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown

describe('the coverage table', () => {
  it('gives each line a unique id', () => {
    expect(rows.length).toBeGreaterThan(300)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('has a line for the route of every screen, also for those beyond the specification', () => {
    const screens = readdirSync('schemas/screens').map(
      (file) => readJson(`schemas/screens/${file}`) as { readonly id: string; readonly path: string },
    )
    const later = [
      { id: 'betDiary', path: '/betDiary' },
      { id: 'soon', path: '/soon', planned: true },
    ]
    const all = [...rows, ...additionalRows(rows, [...screens, ...later])]
    expect(all.map(({ id }) => id)).toEqual(
      expect.arrayContaining([...screens, ...later].map(({ path }) => `route:${path}`)),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const [added, planned] = all.slice(-2)
    expect(added?.tests).toEqual([{ file: 'src/workshop/Screens.csf.tsx', title: 'betDiary Default' }])
    expect(planned && findGaps([planned], new Map(), new Set(['soon']))).toEqual([])
  })

  it('has a line for every call of the contract that is not optional', () => {
    const { paths } = readJson('schemas/platform.json') as {
      readonly paths: Record<string, Record<string, { readonly operationId?: string; readonly 'x-optional'?: true }>>
    }
    const calls = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, 'x-optional': isOptional }) =>
        isOptional || operationId === undefined ? [] : operationId,
      ),
    )
    expect(idsOf('call').toSorted()).toEqual(calls.toSorted())
  })

  it('names only existing screens and places', () => {
    const missing = rows.flatMap(({ id, screens, place }) => [
      ...screens.filter((screen) => !existsSync(`schemas/screens/${screen}.json`)).map((screen) => `${id}: ${screen}`),
      ...(place && valueAt(readJson(`schemas/${place.document}`), place.pointer) === undefined
        ? [`${id}: ${place.document}#${place.pointer}`]
        : []),
    ])
    expect(missing).toEqual([])
  })

  it('names only existing test files', () => {
    const files = new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))
    expect([...files].filter((file) => !existsSync(file))).toEqual([])
  })
})

describe('findGaps', () => {
  const table = readCoverage(
    '| `rule:a` | 5 | says | login | `x.test.ts` › keeps it; `e2e/y.spec.ts` › shows it |\n| `rule:b` | 5 | says | vip | |',
  )
  const results = new Map([
    ['x.test.ts › keeps it', true],
    ['e2e/y.spec.ts › shows it', false],
  ])

  it('names a test that failed, one that did not run, and a line without any', () => {
    expect(findGaps(table, results, new Set())).toEqual([
      'rule:a: "e2e/y.spec.ts › shows it" failed.',
      'rule:b names no test.',
    ])
    expect(findGaps(table.slice(0, 1), new Map(), new Set())).toHaveLength(2)
  })

  it('accepts a line without tests while all of its screens are planned', () => {
    expect(findGaps(table.slice(1), results, new Set(['vip']))).toEqual([])
    const shared = readCoverage(
      '| `constant:c` | 9 | says | `settings.json#/c`, vip, login | |\n| `call:d` | 7 | says | | |',
    )
    expect(shared[0]).toMatchObject({ place: { document: 'settings.json', pointer: '/c' }, screens: ['vip', 'login'] })
    expect(findGaps(shared, results, new Set(['vip']))).toEqual(['constant:c names no test.', 'call:d names no test.'])
    expect(findGaps(shared, results, new Set(['vip', 'login']))).toEqual(['call:d names no test.'])
  })
})

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)
}
