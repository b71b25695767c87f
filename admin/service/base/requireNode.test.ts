import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { requireNode } from './requireNode.js'

const sentence = (version: string) =>
  `The service needs Node 22.22 or newer, but this is Node ${version}. Start it with "npm start", which brings its own.`

it('refuses an older Node with a sentence that says what to do', () => {
  for (const version of ['20.20.2', '22.21.9']) expect(requireNode(version)).toBe(sentence(version))
})

it('takes 22.22 and everything newer', () => {
  for (const version of ['22.22.0', '24.0.0', '26.10.0']) expect(requireNode(version)).toBeUndefined()
})

it('is what the service says on an older Node, before it reads any TypeScript', () => {
  // As on an older Node: it reports its version and does not know the .ts extension.
  const old = `data:text/javascript,${encodeURIComponent("Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })")}`
  const main = fileURLToPath(new URL('../main.js', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-strip-types', '--import', old, main], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${sentence('20.20.2')}\n` })
})
