import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'

/** A file with fewer lines needs a reason of its own. */
const SMALL = 25

const isTest = (file: string) => /\.(test|spec|stories|csf)\.|(^|\/)testing\/|^tests\//.test(file)
const isMade = (file: string) => /\.gen\.|\.d\.ts$/.test(file)

/** One of many of a kind, which a reader looks for under its own name. */
const families = [
  'admin/api/*Api.ts',
  'admin/desk/form/*Widget.tsx',
  'admin/desk/pages/**/*Page.tsx',
  'admin/service/desk/*Routes.ts',
  'admin/service/gates/*Gate.ts',
  'mocks/scenarios/*.ts',
  'src/build/generate/*.ts',
]

/** What its only user must not hold. */
const apart: Readonly<Record<string, string>> = {
  'admin/service/store/postgres/WritingDialect.ts': 'Kysely has a class for it, as for the driver beside it',
  'src/ui/dice.ts': 'Vite looks for the pictures beside the file that names them',
}

const sources = globSync('{src,admin,mocks,tests,.storybook}/**/*.{ts,tsx,js,mdx}', { cwd: repositoryRoot }).filter(
  (file) => !isMade(file),
)
const users = new Map<string, string[]>()
/** What is loaded later, or in a thread of its own: whatever loads it cannot hold it. */
const loaded = new Set<string>()
const texts = new Map(sources.map((file) => [file, readFileSync(join(repositoryRoot, file), 'utf8')]))
for (const [file, text] of texts)
  for (const [, later, path = '', query] of text.matchAll(
    /(?:from |import |(import\(|new URL\())\s*['"](\.{1,2}\/[^'"?]+)(\?[^'"]+)?/g,
  )) {
    const used = normalize(join(dirname(file), path))
    users.set(used, [...new Set(users.get(used)).add(file)])
    if (later !== undefined || query !== undefined) loaded.add(used)
  }

it('has a second user, a test or a reason for each file under 25 lines', () => {
  const kin = new Set(families.flatMap((glob) => globSync(glob, { cwd: repositoryRoot })))
  const lone = sources.filter((file) => {
    // Nobody imports what a page, a command or a glob begins with; knip sees to files that nothing begins with.
    const [user, ...others] = users.get(file) ?? []
    return (
      /^(src|admin|mocks)\/.*\.tsx?$/.test(file) &&
      !isTest(file) &&
      (texts.get(file)?.trimEnd().split('\n').length ?? 0) < SMALL &&
      user !== undefined &&
      !isTest(user) &&
      others.length === 0 &&
      !loaded.has(file) &&
      !kin.has(file)
    )
  })
  expect(lone.toSorted()).toEqual(Object.keys(apart).toSorted())
})
