import { blocks, blockTypes, type BlockType } from '../blocks/Block.ts'
import type { BlockExample } from '../blocks/declareBlock.ts'
import type { SourceFile } from '../SourceFile.ts'
import type { ManualExample } from './ManualExample.ts'

/** The least document around an example. */
function exampleScreen(
  { query, sources, values, beside = [] }: Omit<ManualExample, 'part'>,
  body: readonly object[],
): object {
  return {
    $schema: '../reference/screen.schema.json',
    format: 1,
    id: 'example',
    path: '/example',
    access: 'member',
    title: 'app.name',
    ...(query && { query }),
    ...(sources && { sources }),
    ...(values && { values }),
    body: [...body, ...beside],
  }
}

/** A block of the manual in a screen of its own. */
export const screenOfBlock = (example: ManualExample): object => exampleScreen(example, [example.part])

/** An action of the manual behind a button. */
export const screenOfAction = (example: ManualExample): object =>
  exampleScreen(example, [{ type: 'buttons', id: 'button', items: [{ label: 'common.ok', do: [example.part] }] }])

interface ExampleFile extends SourceFile {
  readonly type: BlockType
  readonly example: BlockExample
  /** Of its screen. */
  readonly id: string
}

/** Every example of every block as the document of a screen, so that all can be checked at once. */
export const exampleFiles: readonly ExampleFile[] = blockTypes.flatMap((type) =>
  blocks[type].examples.map((example, index) => {
    const id = `${type}Example${index}`
    const text = JSON.stringify({ ...screenOfBlock(example), id, path: `/${id}` })
    return { type, example, id, path: `screens/${id}.json`, text }
  }),
)
