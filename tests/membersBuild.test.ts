import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../src/build/repositoryRoot.ts'
import { actions } from '../src/format/actions.ts'
import { blocks } from '../src/format/blocks/Block.ts'
import { definitions } from '../src/format/definitions.ts'
import { memberOf } from '../src/format/value/isObject.ts'

/** Words that only the workbench has; each has to be in its sources, or the test would prove nothing. */
const markers = [
  'workbench',
  '@playbill/',
  'playbill:issues',
  '__open-in-editor',
  'Moved by, minutes',
  'A document with errors plays as it was before them',
]

const read = (pattern: string) =>
  globSync(pattern, { cwd: repositoryRoot }).map((file) => ({
    file,
    text: readFileSync(join(repositoryRoot, file), 'utf8'),
  }))

/** Needs `npm run build`, which `npm test` runs before. */
describe.each(['app', 'desk', 'preview'])('the %s as it is built', (name) => {
  const folder = `dist/${name}`

  it('contains nothing of the workbench', () => {
    if (!existsSync(join(repositoryRoot, folder, 'index.html')))
      throw new Error('There is no build to look at. Run `npm run build` first.')
    const built = read(`${folder}/**/*.{js,css,html,json,webmanifest}`)
    expect(
      built.flatMap(({ file, text }) =>
        markers.filter((marker) => text.includes(marker)).map((marker) => `${marker} in ${file}`),
      ),
    ).toEqual([])
  })

  it('contains nothing of the library by which the service signs operators in at a provider', () => {
    const marker = 'OAUTH_INVALID_RESPONSE'
    expect(readFileSync(join(repositoryRoot, 'node_modules/oauth4webapi/build/index.js'), 'utf8')).toContain(marker)
    expect(read(`${folder}/**/*.js`).filter(({ text }) => text.includes(marker))).toEqual([])
  })

  it('was built without its modules', () => {
    const manifest = readFileSync(join(repositoryRoot, folder, '.vite/manifest.json'), 'utf8')
    expect(manifest).not.toMatch(/workbench|\/dev\//)
  })
})

/** The help that blocks and actions declare for operators, in Korean and Chinese: comments may say the English. */
function helpWithin(value: unknown, seen = new Set<object>()): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const help = ['kor', 'cn'].map((locale) => memberOf(memberOf(value, 'help'), locale))
  return [
    ...help.filter((words) => typeof words === 'string'),
    ...Object.values(value).flatMap((inner) => helpWithin(inner, seen)),
  ]
}

describe('the words that blocks and actions declare for operators', () => {
  const words = [...new Set(helpWithin([blocks, actions, definitions]))]
  const found = (build: string) => {
    const scripts = read(`dist/${build}/**/*.js`).map(({ text }) => text)
    expect(scripts.length, build).toBeGreaterThan(0)
    return words.filter((sentence) => scripts.some((text) => text.includes(sentence)))
  }

  it('are in the desk', () => {
    expect(found('desk').length).toBeGreaterThan(500)
  })

  it.each(['app', 'preview', 'play'])('are not in the scripts of the %s build', (build) => {
    expect(found(build)).toEqual([])
  })
})

/** Younger than the oldest browsers of the README, and not what a build turns into older code. */
const tooYoung =
  /\b(?:Promise\.(?:withResolvers|try)|URL\.(?:can)?[pP]arse|(?:Object|Map)\.groupBy|AbortSignal\.any)\(/g

it('the app as it is built calls nothing that the oldest browsers lack', () => {
  const calls = read('dist/app/**/*.js').flatMap(({ file, text }) =>
    [...text.matchAll(tooYoung)].map(([call]) => `${call} in ${file}`),
  )
  expect(calls).toEqual([])
})

it.each(markers)('%s is a word of the workbench', (marker) => {
  const sources = read('src/{workbench,build}/**/*.{ts,tsx,css}').filter(({ file }) => !/\.test\./.test(file))
  expect(sources.some(({ text }) => text.includes(marker))).toBe(true)
})
