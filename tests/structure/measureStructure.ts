import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { repositoryRoot } from '../../src/build/repositoryRoot.ts'

export interface Structure {
  readonly counts: Readonly<Record<string, number>>
  /** Product files of more than 400 lines of code, in which a second subject may be found. */
  readonly long: readonly { readonly file: string; readonly lines: number }[]
  /** Exported `create*` whose only user is a neighbour, that nothing loads late and no test imports: `file: name`. */
  readonly factories: readonly string[]
  /** Exported `…Options`, `…Dependencies` and `…Parts` that no file imports: `file: name`. */
  readonly bags: readonly string[]
}

const isProduct = (file: string) =>
  /^(src|admin|mocks)\//.test(file) && !/\.(test|spec|stories|csf|gen|d)\.|(^|\/)testing\//.test(file)
/** The desk's words in three languages. */
const isCatalogue = (file: string) => /^admin\/desk\/words\/(en|kor|cn)\.ts$/.test(file)

/** Lines of code past which a second subject is looked for. */
const LONG = 400

/** How finely the product is cut: counts over all files of the repository. */
export function measureStructure(): Structure {
  const sources = globSync('{src,admin,mocks,tests,.storybook}/**/*.{ts,tsx,js,mdx}', {
    cwd: repositoryRoot,
  }).toSorted()
  const texts = new Map(sources.map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')]))
  const textOf = (file: string) => texts.get(file) ?? ''
  const product = sources.filter((file) => isProduct(file) && /\.(tsx?|js)$/.test(file))
  const linesOf = (file: string) => textOf(file).trimEnd().split('\n').length
  const isCode = (line: string) => !/^\s*(\/\/|\/\*|\*|$)/.test(line)
  const codeLinesOf = (file: string) => textOf(file).split('\n').filter(isCode).length

  const importers = new Map<string, Set<string>>()
  /** Loaded later, or in a thread of their own: a file that loads one cannot hold it. */
  const loadedLate = new Set<string>()
  for (const [file, text] of texts)
    for (const [, late, path = '', query] of text.matchAll(
      /(?:from |import |(import\(|new URL\())\s*['"](\.{1,2}\/[^'"?]+)(\?[^'"]+)?/g,
    )) {
      const target = normalize(join(dirname(file), path))
      importers.set(target, (importers.get(target) ?? new Set<string>()).add(file))
      if (late !== undefined || query !== undefined) loadedLate.add(target)
    }

  /** The files that import it and are part of the product. */
  const usersOf = (file: string) => [...(importers.get(file) ?? [])].filter(isProduct)
  const isTested = (file: string) => [...(importers.get(file) ?? [])].some((user) => !isProduct(user))
  const onlyNeighbour = (file: string) => {
    const [user, ...others] = usersOf(file)
    return user !== undefined && others.length === 0 && dirname(user) === dirname(file) && !loadedLate.has(file)
  }

  const exported = (file: string, pattern: RegExp) => [...textOf(file).matchAll(pattern)].map((match) => match[1] ?? '')
  const names = (file: string, name: string) => new RegExp(`\\b${name}\\b`).test(textOf(file))

  const factories = product
    .filter((file) => onlyNeighbour(file) && !isTested(file))
    .flatMap((file) => exported(file, /^export (?:async )?function (create\w+)/gm).map((name) => `${file}: ${name}`))
  const bags = product.flatMap((file) =>
    exported(file, /^export (?:interface|type) (\w+(?:Options|Dependencies|Parts))\b/gm)
      .filter((name) => ![...(importers.get(file) ?? [])].some((user) => names(user, name)))
      .map((name) => `${file}: ${name}`),
  )
  const standIns = product.flatMap((file) => [...textOf(file).matchAll(/\/\*\*\s*(?:\*\s*)?(?:What|Who)\b/g)])
  const decisions = globSync('{README.md,{src,admin,mocks,tests,schemas}/**/README.md}', {
    cwd: repositoryRoot,
  }).flatMap((file) => {
    const [, section = ''] = readFileSync(join(repositoryRoot, file), 'utf8').split(/^## Decisions$/m)
    return [...(section.split(/^## /m)[0] ?? '').matchAll(/^- /gm)]
  })

  const sum = (files: readonly string[]) => files.reduce((total, file) => total + linesOf(file), 0)
  const counts = {
    'product files': product.length,
    'lines of product code without the desk’s catalogues': sum(product.filter((file) => !isCatalogue(file))),
    'files whose only importer is in their folder, never loaded late': product.filter(onlyNeighbour).length,
    'exported create* that would fold into their only neighbour': factories.length,
    'exported Options, Dependencies and Parts that no file imports': bags.length,
    'doc comments that begin with What or Who': standIns.length,
    'decisions in READMEs': decisions.length,
  }

  const long = product
    .filter((file) => !isCatalogue(file) && codeLinesOf(file) > LONG)
    .map((file) => ({ file, lines: codeLinesOf(file) }))
  return { counts, long, factories, bags }
}
