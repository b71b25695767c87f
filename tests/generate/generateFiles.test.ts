import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generateFiles } from './generateFiles.ts'
import { repositoryRoot } from './repositoryRoot.ts'

const files = await generateFiles()

describe('npm run generate', () => {
  test.each(files.map(({ path, text }) => ({ path, text })))('$path is not stale', ({ path, text }) => {
    const target = join(repositoryRoot, path)
    const onDisk = existsSync(target) ? readFileSync(target, 'utf8') : '(missing)'
    expect(onDisk === text, `${path} differs from what its source gives. Run \`npm run generate\` and commit it.`).toBe(
      true,
    )
  })

  test('writes no file twice', () => {
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
  })
})
