import { describe, expect, it } from 'vitest'
import { findPatterns } from '../../../../src/format/findPatterns.ts'
import { readWrittenOut } from '../../../../src/format/readDocuments.ts'
import { sampleFiles } from '../../../../src/format/testing/sampleDocuments.ts'
import type { CompiledRelease } from '../../base/Format.ts'
import { createPatternTimer } from '../patterns/createPatternTimer.ts'
import { createTestCore } from '../../testing/createTestCore.ts'
import { patternGate } from './patternGate.ts'

const screen = (...patterns: readonly string[]) => ({
  format: 1,
  id: 'extra',
  body: [
    {
      type: 'section',
      body: [
        {
          type: 'form',
          schema: {
            type: 'object',
            properties: Object.fromEntries(
              patterns.map((pattern, index) => [`field${index}`, { type: 'string', maxLength: 256, pattern }]),
            ),
          },
        },
      ],
    },
  ],
})
const release: CompiledRelease = { manifest: {}, sha: '', files: new Map() }
const time = createPatternTimer({ computingMs: 500 })
const judge = async (...patterns: readonly string[]) => {
  const files = sampleFiles({ 'screens/extra.json': screen(...patterns) })
  return patternGate(time)({ files, liveFiles: files, release })
}

describe('the pattern gate', () => {
  it.each([
    ['a choice repeated', '^(a|ab|b)*!$'],
    ['choices in a row', `^${'(a|a)'.repeat(48)}!$`],
    ['what comes after a fixed beginning', '^KB-[0-9]{4}(x+x+)+!$'],
    ['repetitions with an end', `^${'\\w{0,250}'.repeat(5)}$`],
    ['spaces', '^(\\s*\\S*)*x$'],
    ['what follows a look ahead', '^(?=.*[0-9])(\\p{L}+)*$'],
  ])('refuses %s, by document and path, in limited time', async (_, pattern) => {
    expect(await judge('^[0-9]+$', pattern)).toEqual({
      blockers: [
        expect.objectContaining({
          gate: 'pattern',
          code: 'slow-pattern',
          document: 'screens/extra.json',
          path: '/body/0/body/0/schema/properties/field1/pattern',
          line: expect.any(Number) as number,
        }),
      ],
      warnings: [],
    })
  })

  it('takes the patterns of the build', async () => {
    const { files } = readWrittenOut('schemas')
    expect(new Set(findPatterns(files).map(({ pattern }) => pattern)).size).toBeGreaterThan(5)
    expect(await patternGate(time)({ files, liveFiles: files, release })).toEqual({ blockers: [], warnings: [] })
  })

  it('checks each publish', async () => {
    const core = await createTestCore()
    await core.publisher.boot()
    await core.draft.put(
      { name: 'mina', role: 'owner' },
      { fact: 'screen:extra', value: screen('^(a+)+$'), replaces: null },
    )
    expect((await core.publisher.review()).blockers).toMatchObject([
      { code: 'slow-pattern', document: 'screens/extra.json', path: '/body/0/body/0/schema/properties/field0/pattern' },
    ])
  })
})
