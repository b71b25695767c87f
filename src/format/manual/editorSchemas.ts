import { actions as declaredActions } from '../actions.ts'
import { blocks as declared, blockTypes } from '../blocks/Block.ts'
import type { Host } from '../checkDocuments.ts'
import { isObject, memberOf, objectOf } from '../value/isObject.ts'
import { referenceSchemas } from '../referenceSchemas.ts'
import { asShape } from '../shape/asShape.ts'
import type { SourceFile } from '../SourceFile.ts'
import type { ManualExample } from './ManualExample.ts'
import { nameSchemas, offerNames, offerParts } from './nameSchemas.ts'

/** The JSON Schemas in `schemas/reference/`, by file: what an editor completes, explains and underlines. */
export function editorSchemas(files: readonly SourceFile[], host: Host): Readonly<Record<string, object>> {
  const { 'screen.schema.json': screen = {}, ...others } = referenceSchemas(offerNames, offerParts)
  return { 'screen.schema.json': withSnippets(screen), ...others, 'names.schema.json': nameSchemas(files, host) }
}

/** Where a block or an action is written, an editor offers the examples of the manual, each whole. */
function withSnippets(screen: object): object {
  const blocks = blockTypes.map((type) => {
    const { shape, examples } = declared[type]
    return snippetOf(type, asShape(shape).description, examples[0])
  })
  const actions = Object.entries(declaredActions).map(([name, { shape, example }]) =>
    snippetOf(name, asShape(shape).properties?.[name]?.description, example),
  )
  return Object.entries({ Blocks: blocks, Actions: actions }).reduce(
    (schema, [name, defaultSnippets]) => withItems(schema, name, { defaultSnippets }),
    screen,
  )
}

const snippetOf = (label: string, description: string | undefined, { part }: ManualExample) => ({
  label,
  description,
  body: part,
})

/** The schema with more said of the items of one of its definitions. */
function withItems(schema: object, name: string, more: object): object {
  const $defs = objectOf(memberOf(schema, '$defs'))
  const definition = objectOf($defs[name])
  const list = objectOf(definition['else'])
  if (!isObject(list['items'])) throw new Error(`The schema of screens has no list ${name}.`)
  const extended = { ...definition, else: { ...list, items: { ...list['items'], ...more } } }
  return { ...schema, $defs: { ...$defs, [name]: extended } }
}
