import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'
import { commands, findPackages, type Lock, packages, paths } from './contents.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const lock = JSON.parse(read('package-lock.json')) as Lock

/** Where Node begins: the service, and what is on the PATH of the image. */
const ENTRIES = ['admin/service/main.js', ...Object.values(commands)]
/** Read at run time, not imported: documents, pictures and what is built. */
const FOLDERS = ['package.json', 'schemas', 'mocks/pictures', 'admin/container/askHealth.js']
const { files, imported } = trace(ENTRIES)

/** Every file that is loaded from the entries, and every package, as Node does: a type alone loads nothing. */
function trace(entries: readonly string[]) {
  const files = new Set<string>()
  const imported = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    if (!/\.(ts|js)$/.test(file)) return
    for (const specifier of specifiersOf(file))
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier))
      else if (!specifier.startsWith('node:')) imported.add(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
  }
  for (const entry of entries) visit(entry)
  return { files: [...files], imported: [...imported] }
}

function specifiersOf(file: string): readonly string[] {
  const found: string[] = []
  const take = (node: ts.Node | undefined) => node && ts.isStringLiteral(node) && found.push(node.text)
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly !== true) take(node.moduleSpecifier)
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly) take(node.moduleSpecifier)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0])
    // A worker, a process.
    else if (ts.isNewExpression(node) && node.arguments?.[1]?.getText() === 'import.meta.url') take(node.arguments[0])
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true))
  return found
}

it('has exactly the packages that the service and its commands import, and those of the play test', () => {
  const config = read('vite.config.ts')
  const external = /external: \[([^\]]+)\]/.exec(config)?.[1]?.match(/[\w-]+/g) ?? []
  expect(external).toEqual(['jsdom'])
  expect([...packages]).toEqual([...new Set([...imported, ...external])].toSorted())
})

it('has every file that they load, and no folder for nothing', () => {
  expect(files.length).toBeGreaterThan(500)
  const isIn = (file: string, path: string) => file === path || file.startsWith(`${path}/`)
  const needed = [...files, ...FOLDERS]
  expect(needed.filter((file) => !paths.some((path) => isIn(file, path)))).toEqual([])
  expect(paths.filter((path) => !path.startsWith('dist/') && !needed.some((file) => isIn(file, path)))).toEqual([])
})

it('names only what is there, and all that a build makes for the service', () => {
  expect(paths.filter((path) => !path.startsWith('dist/') && !existsSync(join(repositoryRoot, path)))).toEqual([])
  const served = [...read('admin/service/base/folders.ts').matchAll(/'(dist\/\w+)/g)].map(([, path]) => path)
  expect(paths.filter((path) => path.startsWith('dist/'))).toEqual(served)
})

it('takes what the packages need along, from where Node finds it', () => {
  const entry = (needs: Readonly<Record<string, string>>) => ({ dependencies: needs })
  const found = findPackages(['a'], {
    packages: {
      'node_modules/a': {
        ...entry({ b: '1' }),
        optionalDependencies: { native: '1' },
        peerDependencies: { p: '1', q: '1' },
        peerDependenciesMeta: { q: { optional: true } },
      },
      'node_modules/a/node_modules/b': entry({ c: '2' }),
      'node_modules/b': entry({ d: '1' }),
      'node_modules/c': entry({ b: '2' }),
      'node_modules/d': {},
      'node_modules/native': {},
      'node_modules/p': {},
      'node_modules/q': {},
    },
  })
  expect(found.toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/c',
    'node_modules/d',
    'node_modules/native',
    'node_modules/p',
  ])
})

it('has nothing in the lock file that a package of the image needs and does not get', () => {
  const folders = findPackages(packages, lock)
  expect(packages.filter((name) => !folders.includes(`node_modules/${name}`))).toEqual([])
  const isDev = (folder: string) => (lock.packages[folder] as { readonly dev?: boolean } | undefined)?.dev === true
  expect(folders.filter(isDev)).toEqual([])
})
