import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

/** They ask for their notice and nothing else, or not even for that. */
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

/** What asks for more, package by package, and why it may. */
const EXCEPTIONS: readonly { readonly name: RegExp; readonly licence: string; readonly because: string }[] = [
  { name: /^axe-core$/, licence: 'MPL-2.0', because: 'tests alone use it, unchanged' },
  { name: /^lightningcss(-[a-z0-9-]+)?$/, licence: 'MPL-2.0', because: 'the build alone uses it, unchanged' },
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
/** Every package of every platform, not only what is installed here. */
const packages = Object.entries(lock.packages)
  .filter(([path, { link }]) => path !== '' && link !== true)
  .map(([path, { version = '', license = '' }]) => ({
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  }))

/** Whether a licence expression of SPDX leaves a choice that is allowed; one that is not simple is for a person to read. */
function isAllowed(expression: string): boolean {
  const parts = expression.replaceAll(/^\(|\)$/g, '').split(' OR ')
  return parts.some((part) => part.split(' AND ').every((licence) => ALLOWED.has(licence)))
}

describe('the licences of all packages', () => {
  it('are among those that ask for nothing but their notice, or have a reason', () => {
    const refused = packages.filter(
      ({ name, license }) =>
        !isAllowed(license) &&
        !EXCEPTIONS.some((exception) => exception.name.test(name) && exception.licence === license),
    )
    expect(refused.map(({ name, version, license }) => `${name} ${version}: ${license || 'says nothing'}`)).toEqual([])
  })

  it('are what the installed packages say of themselves', () => {
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
  expect(isAllowed(licence)).toBe(false)
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

/** The licence in a package's own file; undefined where it is not installed, as what another platform needs. */
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
