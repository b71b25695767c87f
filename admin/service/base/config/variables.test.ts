import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Variable, variables } from './variables.ts'

const listed = Object.entries<Variable>(variables)

/** The rows of OPERATING.md. */
function table(): string {
  const rows = listed.map(([name, { says, default: fallback = '', secret }]) => {
    const inFile = secret === true ? ` (secret: or in a file, \`${name}_FILE\`)` : ''
    return `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${says}${inFile} |`
  })
  return ['| variable | by default | what it says |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The file that is copied to `.env` and filled in: nothing in it is set. Its opening is its own. */
function example(): string {
  const text = readContainer('.env.example')
  const opening = text.slice(0, text.indexOf('\n\n', text.indexOf('# What the service reads')))
  const [, setByCompose = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(readContainer('compose.yaml')) ?? []
  const isSet = (name: string) => new RegExp(`^ {4}${name}(_FILE)?:`, 'm').test(setByCompose)
  const open = listed.filter(([name]) => !isSet(name)).map(paragraphOf)
  const taken = listed.filter(([name]) => isSet(name)).map(paragraphOf)
  return `${[opening, ...open, '# compose.yaml sets the rest itself.', ...taken].join('\n\n')}\n`
}

function paragraphOf([name, { says, default: fallback = '', secret }]: [string, Variable]): string {
  const named = [`#${name}=${fallback}`, ...(secret === true ? [`#${name}_FILE=`] : [])]
  return [...wrapped(says.replaceAll('`', ''), 100).map((line) => `# ${line}`), ...named].join('\n')
}

const readContainer = (name: string) => readFileSync(new URL(`../../../container/${name}`, import.meta.url), 'utf8')

function wrapped(text: string, width: number): readonly string[] {
  return [...text.matchAll(new RegExp(`(.{1,${width}})(?: |$)`, 'g'))].map(([, line = '']) => line)
}

it('are the table of OPERATING.md, row by row', () => {
  const manual = readFileSync(new URL('../../../OPERATING.md', import.meta.url), 'utf8')
  expect(/\| variable \|[^]*?(?=\n\n)/.exec(manual)?.[0]).toBe(table())
})

it('are the container’s .env.example, all of them to be filled in', async () => {
  await expect(example()).toMatchFileSnapshot('../../../container/.env.example')
})
