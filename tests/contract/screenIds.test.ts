import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface ScreenDocument {
  readonly id: string
  readonly path: string
}

const screens = globSync('schemas/screens/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as ScreenDocument,
)
/** Some screens have the name of an action, a widget or an access of the language: "login", "password", "agent". */
const language = readFileSync('schemas/reference/screen.schema.json', 'utf8')
const sources = globSync('src/renderer/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**'] })
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')

it('the renderer does not name any screen, by id or by route', () => {
  const names = screens.flatMap(({ id, path }) => [
    ...(language.includes(`"${id}"`) ? [] : [id]),
    ...(path === '/' ? [] : [path]),
  ])
  expect(names.length).toBeGreaterThan(80)
  expect(sources.length).toBeGreaterThan(100)
  const named = sources.flatMap((file) => {
    const code = withoutComments(readFileSync(file, 'utf8'))
    return names.filter((name) => new RegExp(`['"\`#]${name}['"\`?]`).test(code)).map((name) => `${file}: ${name}`)
  })
  expect(named).toEqual([])
})
