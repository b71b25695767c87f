import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compileDocuments, describeIssues } from '../../src/build/compileDocuments.ts'
import { writeLanguageSite, writtenDocuments } from './languageSite.ts'

const folder = mkdtempSync(join(tmpdir(), 'playbill-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the check has nothing to say of screens that are written in documents alone', () => {
  writeLanguageSite(folder)
  const { issues } = compileDocuments(folder)
  expect(describeIssues(issues)).toBe('')
  expect(issues).toEqual([])
})

it('they have 500 lines together at most', () => {
  const lines = writtenDocuments().flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
  expect(lines.length).toBeLessThanOrEqual(500)
})
