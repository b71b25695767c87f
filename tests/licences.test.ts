import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

/** They require only their notice, or not even that. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
])

/** Packages with further terms, and why each is allowed. */
const EXCEPTIONS: readonly { readonly name: RegExp; readonly licence: string; readonly because: string }[] = [
  { name: /^axe-core$/, licence: 'MPL-2.0', because: 'tests alone use it, unchanged' },
  { name: /^lightningcss(-[a-z0-9-]+)?$/, licence: 'MPL-2.0', because: 'the build alone uses it, unchanged' },
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    because: 'libvips, loaded as a library of its own by the service alone, unchanged',
  },
  { name: /^pretendard$/, licence: 'OFL-1.1', because: 'a font, which may be served with what it is used in' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', because: 'data that tools read and nobody gets' },
]

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
}

const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}
/** Every package of every platform, not only those installed here. */
const packages = Object.entries(lock.packages)
  .filter(([path, { link }]) => path !== '' && link !== true)
  .map(([path, { version = '', license = '' }]) => ({
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  }))

/** Whether a licence expression of SPDX offers an allowed choice; a complex one needs a person to read it. */
function isAllowed(name: string, expression: string): boolean {
  const excepted = EXCEPTIONS.filter((exception) => exception.name.test(name)).map(({ licence }) => licence)
  const parts = expression.replaceAll(/^\(|\)$/g, '').split(' OR ')
  return parts.some((part) => part.split(' AND ').every((it) => ALLOWED.has(it) || excepted.includes(it)))
}

describe('the licences of all packages', () => {
  it('require only their notice, or have a reason', () => {
    const refused = packages.filter(({ name, license }) => !isAllowed(name, license))
    expect(refused.map(({ name, version, license }) => `${name} ${version}: ${license || 'says nothing'}`)).toEqual([])
  })

  it('match what the installed packages declare', () => {
    const differing = packages.flatMap(({ path, name, license }) => {
      const installed = readInstalled(path)
      return installed === undefined || installed === license
        ? []
        : [`${name}: ${installed}, the lock file says ${license}`]
    })
    expect(differing).toEqual([])
  })

  it.each(EXCEPTIONS)('$name is there to need its reason: $because', ({ name, licence }) => {
    expect(packages.some((each) => name.test(each.name) && each.license === licence)).toBe(true)
  })
})

it.each([
  'GPL-3.0',
  'AGPL-3.0-only',
  'MIT AND GPL-3.0',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE',
  '',
  '(MIT AND CC-BY-4.0)',
])('%j is not allowed', (licence) => {
  expect(isAllowed('any-package', licence)).toBe(false)
})

it('the bill of materials names every package of the lock file', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { components } = JSON.parse(text) as {
    readonly components: readonly { readonly name: string; readonly version: string }[]
  }
  mkdirSync(join(repositoryRoot, '.cache'), { recursive: true })
  writeFileSync(join(repositoryRoot, '.cache/sbom.cdx.json'), text)
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  expect(packages.filter(({ name, version }) => !listed.has(`${name}@${version}`)).map(({ name }) => name)).toEqual([])
})

/** The licence in a package's own file; undefined if it is not installed, such as one for another platform. */
function readInstalled(path: string): string | undefined {
  let text: string
  try {
    text = readFileSync(join(repositoryRoot, path, 'package.json'), 'utf8')
  } catch {
    return undefined
  }
  const { license } = JSON.parse(text) as { readonly license?: unknown }
  return typeof license === 'string' ? license : undefined
}
