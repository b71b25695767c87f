// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCoverage } from '../coverage/readCoverage.ts'
import { proofs } from './proofs.ts'
import { documentsWith, shippedDocuments } from './shippedDocuments.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

for (const { name, constants, visit } of proofs) {
  describe(`constants of ${name}`, () => {
    let seen: Readonly<Record<string, unknown>>
    let seenChanged: Readonly<Record<string, unknown>>
    beforeAll(async () => {
      vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
        shouldAdvanceTime: true,
      })
      seen = await visit(shippedDocuments)
      seenChanged = await visit(documentsWith(constants))
      vi.useRealTimers()
    }, 120_000)

    it.each(constants)('$id matches the specification and follows its document', ({ id, sees }) => {
      expect(seen[id]).toEqual(sees)
      expect(seenChanged[id]).not.toEqual(sees)
    })
  })
}

it('each proof belongs to a line of the coverage table', () => {
  const rows = new Map(
    readCoverage(readFileSync('tests/contract/COVERAGE.md', 'utf8')).map(({ id, place }) => [id, place]),
  )
  for (const { id, document, pointer } of proofs.flatMap(({ constants }) => constants))
    expect(rows.get(`constant:${id}`), id).toEqual({ document, pointer })
})
