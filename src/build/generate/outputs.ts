import { blockTables } from './blockTables.ts'
import { deskValidators } from './deskValidators.ts'
import { keysInCode } from './keysInCode.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { platformOperations } from './platformOperations.ts'
import { actions } from '../../format/actions.ts'
import { readFile } from 'node:fs/promises'
import { join, basename } from 'node:path'
import { drawBanner } from '../../../mocks/drawing/drawBanner.ts'
import { drawMark } from '../../../mocks/drawing/drawMark.ts'
import { drawTile } from '../../../mocks/drawing/drawTile.ts'
import { activities, type ActivityEntry } from '../../../mocks/platform/content/activities.ts'
import { type CatalogueGame, games } from '../../../mocks/platform/content/games.ts'
import type { SymbolName } from '../../../mocks/platform/content/symbols.ts'
import { venuePicture, venues } from '../../../mocks/platform/content/venues.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { globSync, readFileSync } from 'node:fs'
import { parseDocument } from '../../format/check/Document.ts'
import { isWidget, widgetRules } from '../../format/blocks/widgets.ts'
import { rolldown } from 'rolldown'
import { icons } from '../../ui/icons.ts'
import ts from 'typescript'
import { objectOf } from '../../format/value/isObject.ts'
import { readDocuments } from '../../format/readDocuments.ts'
import { writeCard } from '../../format/manual/writeCard.ts'
import { writeManual } from '../../format/manual/writeManual.ts'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { editorSchemas } from '../../format/manual/editorSchemas.ts'

/** Everything `npm run generate` writes. A new output is one function in this folder and one line here. */
export const outputs: readonly (() => Promise<readonly GeneratedFile[]>)[] = [
  blockTables,
  actionKinds,
  fieldInputs,
  platformTypes,
  platformOperations,
  referenceFiles,
  manualFiles,
  deskValidators,
  keysOfCode,
  iconSprite,
  demonstrationPictures,
  gamePage,
]

/** The kinds of actions for the app, which loads no shapes. */
async function actionKinds(): Promise<readonly GeneratedFile[]> {
  const text = [
    '// Generated from src/format/actions.ts by `npm run generate`. Do not edit.',
    "import type { ActionKind } from './actions.ts'",
    '',
    'export const actionKinds: readonly ActionKind[] = [',
    ...Object.keys(actions).map((kind) => `  '${kind}',`),
    ']',
    '',
  ].join('\n')
  return Promise.resolve([{ path: 'src/format/actionKinds.gen.ts', text }])
}

const pictureFolder = 'mocks/pictures'

/** The tiles of the demonstration's games, the marks of its platforms, and pictures of its events. */
async function demonstrationPictures(): Promise<readonly GeneratedFile[]> {
  const marks = venues.map((venue) => ({
    path: fileOf(venuePicture(venue)),
    text: drawMark(venue.platname, venue.tone),
  }))
  return [
    ...marks,
    ...(await Promise.all(games.map(tileOf))),
    ...(await Promise.all(activities.flatMap(({ banner, drawn }) => (drawn ? [bannerOf(banner, drawn)] : [])))),
  ]
}

async function tileOf({ picture, platname, tone, symbol, play }: CatalogueGame): Promise<GeneratedFile> {
  const drawn = await readSymbolFile(symbol)
  return { path: fileOf(picture), text: drawTile({ platname, tone, symbol: drawn, isTable: play.kind === 'table' }) }
}

async function bannerOf(banner: string, drawn: NonNullable<ActivityEntry['drawn']>): Promise<GeneratedFile> {
  const [middle, side] = await Promise.all([readSymbolFile(drawn.middle), readSymbolFile(drawn.side)])
  return { path: fileOf(banner), text: drawBanner({ tone: drawn.tone, middle, side }) }
}

async function readSymbolFile(symbol: SymbolName): Promise<string> {
  return readFile(join(repositoryRoot, pictureFolder, `symbols/${symbol}.svg`), 'utf8')
}

/** Where a picture is that the simulated platform refers to. */
const fileOf = (address: string) => address.replace(/^demo\//, `${pictureFolder}/`)

const inputsFolder = 'src/renderer/form/fields'

/** Input of each widget: `textarea` is drawn by `TextareaInput`, whichever file of the folder that is in. */
async function fieldInputs(): Promise<readonly GeneratedFile[]> {
  const files = globSync(join(inputsFolder, '*Input.tsx'), { cwd: repositoryRoot }).toSorted()
  const found = files.map((file) => {
    const code = readFileSync(join(repositoryRoot, file), 'utf8')
    return { file: basename(file), names: [...code.matchAll(/^export (?:const|function) (\w+)Input\b/gm)].map(nameOf) }
  })
  const text = [
    '// Generated from src/renderer/form/fields by `npm run generate`. Do not edit.',
    "import type { ComponentType } from 'react'",
    "import type { DrawnWidget } from '../../../format/blocks/widgets.ts'",
    "import type { InputProps } from './InputProps.ts'",
    "import { rareWidget } from './rareWidget.tsx'",
    ...found
      .filter(({ names }) => !names.every(isRare))
      .map(({ file, names }) => `import { ${names.map((name) => `${name}Input`).join(', ')} } from './${file}'`),
    '',
    '/** A widget that nothing draws is a compile error, and so is an input that no widget names. */',
    'export const inputs: Readonly<Record<DrawnWidget, ComponentType<InputProps>>> = {',
    ...found.flatMap(({ file, names }) => names.map((name) => `  ${widgetNamed(name)}: ${inputOf(name, file)},`)),
    '}',
    '',
  ].join('\n')
  return Promise.resolve([{ path: `${inputsFolder}/inputs.gen.ts`, text }])
}

const nameOf = ([, name = '']: RegExpExecArray) => name

const widgetNamed = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`
function isRare(name: string): boolean {
  const widget = widgetNamed(name)
  return isWidget(widget) && widgetRules[widget].isRare === true
}

function inputOf(name: string, file: string): string {
  return isRare(name) ? `rareWidget(async () => (await import('./${file}')).${name}Input)` : `${name}Input`
}

/**
 * The script of the page that the demonstration's own games are played on: one classic script, because a page without
 * an origin may load no module.
 */
async function gamePage(): Promise<readonly GeneratedFile[]> {
  const bundle = await rolldown({ input: join(repositoryRoot, 'mocks/games/startGame.ts'), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output.flatMap((part) =>
    part.type === 'chunk' ? [{ path: 'mocks/pictures/play/game.gen.js', text: part.code }] : [],
  )
}

interface LucideIcon {
  readonly __iconData: {
    readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
  }
}

/** The pictures of all icons as one SVG file, each a symbol under our own name. */
async function iconSprite(): Promise<readonly GeneratedFile[]> {
  const symbols = await Promise.all(Object.entries(icons).map(async ([name, source]) => symbolOf(name, source)))
  return [
    {
      path: 'src/ui/icons.gen.svg',
      text: `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Lucide, ISC license -->\n${symbols.join('')}</svg>\n`,
    },
  ]
}

async function symbolOf(name: string, source: string): Promise<string> {
  const { __iconData } = (await import(`lucide-react/dist/esm/icons/${source}.mjs`)) as LucideIcon
  const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>\n`
}

const HEAD = "// Generated from the code of the members' app by `npm run generate`. Do not edit.\n\n"

/** Code that runs on members' phones, by the part that names the keys. */
const codeByPart = {
  app: [
    'src/app/**',
    'src/start/**',
    'src/renderer/**',
    'src/ui/**',
    'src/platform/**',
    'src/format/{compile,wire}/**',
  ],
  lottery: ['src/handwritten/lottery/**'],
  agent: ['src/handwritten/agent/**'],
  game: ['src/handwritten/game/**'],
} as const

/** Tests, and what is in no build that members get. */
const isNoMembersCode = /\.(test|stories|gen)\.|\/testing\//

/**
 * The copy keys that code names, for the desk and the check; read from the code, so that none is forgotten. Throws on a
 * key that the copy does not have, unless that is half written.
 */
async function keysOfCode(): Promise<readonly GeneratedFile[]> {
  const path = 'copy/en.json'
  const copy = parseDocument({ path, text: readFileSync(join(repositoryRoot, 'schemas', path), 'utf8') })
  const isWhole = 'document' in copy
  const known = Object.keys(objectOf(isWhole ? copy.document.value : copy.value))
  const found = Object.entries(codeByPart).map(([part, globs]) => {
    const files = globSync(
      globs.map((glob) => `${glob}/*.{ts,tsx}`),
      { cwd: repositoryRoot },
    ).filter((file) => !isNoMembersCode.test(file))
    const keys = files.flatMap((file) => {
      const { named, unknown } = keysInCode(readFileSync(join(repositoryRoot, file), 'utf8'), known)
      if (isWhole && unknown[0] !== undefined)
        throw new Error(`${file} names the text "${unknown[0]}", which schemas/copy does not have.`)
      return named
    })
    return { part, keys: [...new Set(keys)].toSorted() }
  })
  const text = `${HEAD}/** The copy keys that code names, by the part of the app. */\nexport const keysOfCode = {\n${found.map(({ part, keys }) => `  ${part}: [\n${keys.map((key) => `    '${key}',\n`).join('')}  ],\n`).join('')}} as const\n`
  return [{ path: 'src/format/check/keysOfCode.gen.ts', text }]
}

/** The manual of the documents, and the card beside it. */
async function manualFiles(): Promise<readonly GeneratedFile[]> {
  const { files } = readDocuments(join(repositoryRoot, 'schemas'))
  return [
    { path: 'schemas/reference/MANUAL.md', text: writeManual(files) },
    { path: 'schemas/reference/CARD.md', text: writeCard() },
  ]
}

/** Types of the platform contract as the app sees them, after coercion: amounts are Big, no data is null. */
async function platformTypes(): Promise<readonly GeneratedFile[]> {
  const contract = JSON.parse(await readFile(join(repositoryRoot, 'schemas/platform.json'), 'utf8')) as OpenAPI3
  const nodes = await openapiTS(contract, {
    immutable: true,
    alphabetize: false,
    transform: (schema, { path }) => {
      if (path?.endsWith('components/schemas/Nothing')) return ts.factory.createLiteralTypeNode(ts.factory.createNull())
      if ('format' in schema && schema.format === 'decimal') return ts.factory.createTypeReferenceNode('Big')
      if ('contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream')
        return ts.factory.createTypeReferenceNode('Blob')
      return undefined
    },
  })
  const text = `// Generated from schemas/platform.json by \`npm run generate\`. Do not edit.\nimport type { Big } from 'big.js'\n\n${astToString(nodes)}`
  return [{ path: 'src/platform/contract.gen.ts', text }]
}

/** The JSON Schemas of the document kinds and the names that documents use, for editors. */
async function referenceFiles(): Promise<readonly GeneratedFile[]> {
  const { files, host } = readDocuments(join(repositoryRoot, 'schemas'))
  return Object.entries(editorSchemas(files, host)).map(([name, schema]) => ({
    path: `schemas/reference/${name}`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }))
}
