import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

const plain = ['src/store', 'src/timing']
const base = [...plain, 'src/format', 'src/platform', 'src/release', 'src/renderer', 'src/ui']
const simulated = [...base, 'src/app', 'src/demo', 'src/start', 'mocks']

/** What each room may import. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'src/store': ['src/timing'],
  'src/timing': ['src/store'],
  'src/format': [],
  'src/ui': plain,
  'src/platform': [...plain, 'src/format'],
  'src/release': [...plain, 'src/format'],
  'src/renderer': [...plain, 'src/format', 'src/platform', 'src/ui'],
  'src/handwritten/agent': [...plain, 'src/format', 'src/platform', 'src/renderer', 'src/ui'],
  'src/handwritten/game': [...plain, 'src/format', 'src/platform', 'src/renderer', 'src/ui'],
  'src/handwritten/lottery': [...plain, 'src/format', 'src/platform', 'src/renderer', 'src/ui'],
  'src/app': base,
  'src/start': [...base, 'src/app', 'src/handwritten/agent', 'src/handwritten/game', 'src/handwritten/lottery'],
  'src/build': [...plain, 'src/format', 'src/platform', 'src/release', 'src/renderer', 'src/start'],
  'src/demo': [...plain, 'src/app', 'src/format', 'src/platform', 'src/release', 'src/renderer', 'mocks'],
  'src/workbench': [...simulated, 'src/build'],
  'src/workshop': [...simulated, 'src/build'],
  'src/preview': simulated,
  'src/play': simulated,
  mocks: ['src/format', 'src/platform'],
  'admin/api': ['src/format'],
  'admin/service': [...plain, 'src/format', 'mocks', 'admin/api'],
  'admin/container': [],
  'admin/desk': [...plain, 'src/format', 'src/ui', 'admin/api'],
}

/** Exceptions of single folders to the rule of their room. */
const exceptions = [
  { from: 'admin/desk', to: 'src/renderer/form/planted.ts', allowed: true },
  { from: 'admin/desk', to: 'src/platform/Clock.ts', allowed: true },
  { from: 'admin/desk', to: 'admin/api/deskApi.ts', allowed: false },
  { from: 'src/build/generate', to: 'src/ui/planted.ts', allowed: true },
  { from: 'src/build/generate', to: 'admin/desk/facts/shapes/planted.ts', allowed: true },
  { from: 'src/build/generate', to: 'src/app/planted.ts', allowed: false },
]

const rooms = Object.keys(mayImport)
const plants = [
  ...rooms.flatMap((from) =>
    rooms
      .filter((to) => to !== from)
      .map((to) => ({ from, to: `${to}/planted.ts`, allowed: mayImport[from]?.includes(to) })),
  ),
  ...exceptions,
].map((plant, index) => ({ ...plant, file: `${plant.from}/room/planted${index}.ts` }))

it('holds for every folder of src and admin', () => {
  const folders = globSync('{src,admin}/*/', { cwd: repositoryRoot, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const named = folders.map(({ parentPath, name }) => relative(repositoryRoot, join(parentPath, name))).toSorted()
  expect([...new Set(rooms.map((room) => room.split('/').slice(0, 2).join('/')))].toSorted()).toEqual(
    [...named, 'mocks'].toSorted(),
  )
})

const folder = mkdtempSync(join(tmpdir(), 'playbill-imports-'))
let refused: ReadonlySet<string>

beforeAll(() => {
  copyFileSync(join(repositoryRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const { file, to } of plants) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `export { planted } from '${relative(dirname(file), to)}'\n`)
  }
  const { stdout } = spawnSync(join(repositoryRoot, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
  }
  refused = new Set(
    diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each([...new Set(plants.map(({ from }) => from))])('%s', (room) => {
  it('imports only what it may', () => {
    const ofRoom = plants.filter(({ from }) => from === room)
    expect(ofRoom.filter(({ file }) => !refused.has(file)).map(({ to }) => to)).toEqual(
      ofRoom.filter(({ allowed }) => allowed).map(({ to }) => to),
    )
  })
})
