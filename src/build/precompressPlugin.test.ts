import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { precompress } from './precompressPlugin.ts'

it('a build that fails before it writes anything ends with its own error', async () => {
  const root = mkdtempSync(join(tmpdir(), 'playbill-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), '<p>x</p>')
  const faulty = {
    name: 'faulty',
    buildStart: () => {
      throw new Error('The documents have errors')
    },
  }
  await expect(
    build({ root, configFile: false, logLevel: 'silent', plugins: [faulty, precompress()] }),
  ).rejects.toThrow(/The documents have errors/)
})
