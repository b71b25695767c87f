import { blocks, blockTypes, type BlockType } from '../../format/blocks/Block.ts'
import type { BlockPlace } from '../../format/blocks/innerBlocks.ts'
import type { BlockNeeds } from '../../format/blocks/readBlock.ts'
import { asShape } from '../../format/shape/asShape.ts'
import { blockBase } from '../../format/shape/common.ts'
import type { JsonShape } from '../../format/shape/JsonShape.ts'
import { codeFiles, type CodeFile } from '../../start/codeFiles.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { literal } from './literal.ts'

/**
 * Tables that follow from the declarations of blocks: what their shapes say in a few words, and which files draw and
 * show them.
 */
export async function blockTables(): Promise<readonly GeneratedFile[]> {
  return Promise.resolve([...partsFiles(), viewsFile(), ...shared.map(sharedFile), ...blockTypes.map(storiesFile)])
}

const header = '// Generated from src/format/blocks by `npm run generate`. Do not edit.'

/** In two files: the app starts with one of them, and reads releases of others with the other later. */
function partsFiles(): readonly GeneratedFile[] {
  const shapes = blockTypes.map((type) => [type, asShape(blocks[type].shape)] as const)
  const needs = shapes.map(([type, shape]) => [type, needsOf(shape)])
  const places = shapes.map(([type, shape]) => [type, placesOf(shape)] as const).filter(([, found]) => found.length > 0)
  return [
    tableFile('blockNeeds', 'Readonly<Record<BlockType, BlockNeeds>>', Object.fromEntries(needs), 'readBlock.ts'),
    tableFile(
      'blockPlaces',
      'Readonly<Partial<Record<BlockType, readonly BlockPlace[]>>>',
      Object.fromEntries(places),
      'innerBlocks.ts',
    ),
  ]
}

function tableFile(name: string, type: string, table: object, typesFrom: string): GeneratedFile {
  const text = [
    header,
    "import type { BlockType } from './Block.ts'",
    `import type { ${name === 'blockNeeds' ? 'BlockNeeds' : 'BlockPlace'} } from './${typesFrom}'`,
    '',
    `export const ${name}: ${type} = ${literal(table, 1)}`,
    '',
  ].join('\n')
  return { path: `src/format/blocks/${name}.gen.ts`, text }
}

/** The keys that a view cannot do without. */
function needsOf(shape: JsonShape): BlockNeeds {
  const own = Object.entries(shape.properties ?? {}).filter(([key]) => key !== 'type' && !Object.hasOwn(blockBase, key))
  return Object.fromEntries(
    own.filter(([key, inner]) => isNeeded(shape, key, inner)).map(([key, inner]) => [key, kindOf(inner)]),
  )
}

function placesOf(shape: JsonShape): readonly BlockPlace[] {
  return [...new Map(placesIn(shape, []).map((place) => [place.at.join('/'), place])).values()]
}

const isNeeded = ({ required = [] }: JsonShape, key: string, inner: JsonShape) =>
  required.includes(key) && inner.default === undefined

/** Kind of value at a key once the screen is compiled. */
function kindOf({ slot, lazy, type }: JsonShape): BlockNeeds[string] {
  if (slot?.kind === 'text' || slot?.kind === 'formSchema') return 'object'
  if (slot?.kind === 'expression') return 'expression'
  if (slot?.kind === 'value' || slot?.kind === 'data') return 'given'
  if (lazy === 'Blocks' || lazy === 'Actions' || type === 'array') return 'list'
  if (type === 'string') return 'text'
  return type === 'object' ? 'object' : 'given'
}

function placesIn(shape: JsonShape, at: readonly string[]): readonly BlockPlace[] {
  const within = Object.entries(shape.properties ?? {}).flatMap(([key, inner]) =>
    inner.lazy === 'Blocks'
      ? [{ at: [...at, key], ...(isNeeded(shape, key, inner) ? {} : { isOptional: true }) }]
      : placesIn(inner, [...at, key]),
  )
  return [
    ...within,
    ...(shape.items ? placesIn(shape.items, [...at, '*']) : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((variant) => placesIn(variant, at)),
  ]
}

const viewOf = (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)}View`
const folderOf = (type: string) => type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Where a view is, from `src/start`. */
const fileOf = (type: string) => `'../renderer/blocks/${folderOf(type)}/${viewOf(type)}.tsx'`
const importOf = (type: string) => `import { ${viewOf(type)} } from ${fileOf(type)}`

const [start, ...laterFiles] = Object.entries<CodeFile>(codeFiles).map(([name, file]) => ({ name, ...file }))
/** Files with views of several blocks. */
const shared = laterFiles.filter(({ blocks }) => blocks.length > 1)

function viewsFile(): GeneratedFile {
  const text = [
    header,
    ...(start?.blocks ?? []).map(importOf),
    "import type { Views } from '../renderer/host/Views.ts'",
    "import { later } from '../ui/later.tsx'",
    '',
    ...shared.map(({ name }) => `const ${name} = async () => (await import('./${name}Views.gen.ts')).${name}Views`),
    '',
    '/** The view of each block. What the app starts without comes when a screen needs it. */',
    'export const views: Views = {',
    ...blockTypes.map((type) => `  ${type}: ${shownBy(type)},`),
    '}',
    '',
  ].join('\n')
  return { path: 'src/start/views.gen.ts', text }
}

function shownBy(type: BlockType): string {
  if (start?.blocks.includes(type) === true) return viewOf(type)
  const file = laterFiles.find(({ blocks }) => blocks.includes(type))
  if (file && shared.includes(file)) return `later(async () => (await ${file.name}()).${type})`
  const own = `import(${fileOf(type)})`
  return file?.with === undefined
    ? `later(async () => (await ${own}).${viewOf(type)})`
    : `later(async () => (await Promise.all([${own}, ${file.with}()]))[0].${viewOf(type)})`
}

function sharedFile({ name, blocks }: (typeof shared)[number]): GeneratedFile {
  const text = [
    header,
    ...blocks.map(importOf),
    '',
    `export const ${name}Views = {`,
    ...blocks.map((type) => `  ${type}: ${viewOf(type)},`),
    '}',
    '',
  ].join('\n')
  return { path: `src/start/${name}Views.gen.ts`, text }
}

const states = ['Default', 'Loading', 'Empty', 'LoadFailed', 'LongText', 'Unsupported']

/** The first example in every state, and the others as they are. */
function storiesFile(type: BlockType): GeneratedFile {
  const others = blocks[type].examples.slice(1).map(({ name }, index) => {
    const words = name.split(/\W+/).filter((word) => word !== '')
    const exportName = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')
    return `export const ${exportName}: Story = exampleStory('${type}', ${index + 1})`
  })
  const text = [
    header,
    "import type { Meta, StoryObj } from '@storybook/react-vite'",
    "import { ExampleScreen } from '../../testing/stories/ExampleScreen.tsx'",
    `import { exampleStories${others.length > 0 ? ', exampleStory' : ''} } from '../../testing/stories/exampleStory.ts'`,
    '',
    `const meta = { title: 'renderer/blocks/${viewOf(type)}', component: ExampleScreen } satisfies Meta<typeof ExampleScreen>`,
    'export default meta',
    'type Story = StoryObj<typeof ExampleScreen>',
    '',
    `const stories = exampleStories('${type}')`,
    '',
    ...states.map((state) => `export const ${state}: Story = stories.${state}`),
    ...others,
    '',
  ].join('\n')
  return { path: `src/renderer/blocks/${folderOf(type)}/${viewOf(type)}.gen.stories.tsx`, text }
}
