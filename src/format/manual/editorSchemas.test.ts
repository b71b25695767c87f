import { resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { isObject } from '../value/isObject.ts'
import { readDocuments } from '../readDocuments.ts'
import { actions } from '../actions.ts'
import { blockTypes } from '../blocks/Block.ts'
import { editorSchemas } from './editorSchemas.ts'

const { files, host } = readDocuments(resolve(import.meta.dirname, '../../../schemas'))
const schemas = editorSchemas(files, host)
const names = (
  schemas['names.schema.json'] as {
    $defs: Readonly<Record<string, { enum: readonly string[]; markdownEnumDescriptions: readonly string[] }>>
  }
).$defs

interface Explained {
  readonly at: string
  readonly name: string
  readonly about: unknown
}

/** Every property of a schema, wherever it is, with what an editor says of it. */
function propertiesIn(schema: unknown, at = ''): readonly Explained[] {
  if (!isObject(schema)) return []
  const named = [schema['properties'], schema['patternProperties'], schema['$defs']].filter(isObject)
  const inside = named.flatMap((map) =>
    Object.entries(map).flatMap(([name, inner]) => propertiesIn(inner, `${at}/${name}`)),
  )
  const own = named
    .filter((map) => map !== schema['$defs'])
    .flatMap((map) =>
      Object.entries(map).map(([name, inner]) => ({
        at: `${at}/${name}`,
        name,
        about: isObject(inner) ? inner['description'] : undefined,
      })),
    )
  const parts = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'then', 'else'].flatMap((key) => schema[key])
  return [...own, ...inside, ...parts.flatMap((part, index) => propertiesIn(part, `${at}/${index}`))]
}

describe('the schemas for editors', () => {
  it.each(Object.entries(schemas))('%s explains every key, in more than its own name', (_, schema) => {
    const unexplained = propertiesIn(schema).filter(
      ({ name, about }) =>
        typeof about !== 'string' ||
        about.trim() === '' ||
        about.replaceAll(/^(the|an?) |\.$/gi, '').toLowerCase() === name.toLowerCase(),
    )
    expect(unexplained.map(({ at }) => at)).toEqual([])
  })

  it('offers every name that a document may use, and says something of each', () => {
    expect(names['call']?.enum).toContain('getTransRecord')
    expect(names['copy']?.enum).toContain('list.finished')
    expect(names['route']?.enum).toContain('/transRecord')
    expect(names['choices']?.enum).toContain('period')
    expect(names['dialog']?.enum).toEqual(expect.arrayContaining(['withdrawalWarning']))
    expect(names['handwritten']?.enum).toContain('lotteryBoard')
    expect(names['numberSetting']?.enum).toContain('=settings.polling.wallets')
    expect(names['amountSetting']?.enum).toContain('=settings.recharge.bank.min')
    expect(names['switchSetting']?.enum).not.toContain('=settings.recharge.bank.min')
    const { given: _, ...named } = names
    for (const { enum: offered = [], markdownEnumDescriptions: abouts = [] } of Object.values(named)) {
      expect(abouts).toHaveLength(offered.length)
      expect(abouts.filter((about) => about.trim() === '')).toEqual([])
    }
  })

  it('offers the parts that may stand in a place, and what each of them takes', () => {
    expect(names['screenPart']?.enum).toContain('lotteryScreen')
    expect(names['blockPart']?.enum ?? []).not.toContain('lotteryScreen')
    const { $defs } = schemas['screen.schema.json'] as {
      $defs: Readonly<Record<string, { properties: Readonly<Record<string, { anyOf: unknown }>>; allOf: unknown }>>
    }
    expect($defs['use-screen']?.properties['use']?.anyOf).toEqual([{ $ref: 'names.schema.json#/$defs/screenPart' }, {}])
    expect($defs['use-screen']?.allOf).toEqual([{ $ref: 'names.schema.json#/$defs/given' }])
    expect($defs['use-block-blocks']?.properties['use']?.anyOf).toEqual([
      { $ref: 'names.schema.json#/$defs/blockPart' },
      { $ref: 'names.schema.json#/$defs/blocksPart' },
      {},
    ])
    expect(names['given']).toMatchObject({
      allOf: expect.arrayContaining([
        {
          if: { properties: { use: { const: 'lotteryScreen' } }, required: ['use'] },
          then: {
            properties: {
              with: {
                properties: expect.objectContaining({
                  typeid: { description: 'Takes a name, written plainly; it cannot be left out.' },
                }),
              },
            },
          },
        },
      ]),
    })
  })

  it('offers the example of every block and action, whole', () => {
    const { Blocks, Actions } = (
      schemas['screen.schema.json'] as {
        $defs: Readonly<
          Record<
            string,
            { else: { items: { defaultSnippets: readonly { label: string; body: object; description?: string }[] } } }
          >
        >
      }
    ).$defs
    expect(Blocks?.else.items.defaultSnippets.map(({ label }) => label)).toEqual(blockTypes)
    expect(Actions?.else.items.defaultSnippets.map(({ label }) => label)).toEqual(Object.keys(actions))
    for (const { body, description } of [
      ...(Blocks?.else.items.defaultSnippets ?? []),
      ...(Actions?.else.items.defaultSnippets ?? []),
    ]) {
      expect(description).toBeTruthy()
      // To an editor it would begin a placeholder.
      expect(JSON.stringify(body)).not.toContain('$')
    }
  })

  it('calls no shipped document wrong, and no name that is newer than the offered ones', () => {
    const ajv = new Ajv2020({ strict: false, formats: { date: true, 'date-time': true, decimal: true, clock: true } })
    for (const [name, schema] of Object.entries(schemas))
      ajv.addSchema({ ...schema, $id: `https://playbill.invalid/${name}` })
    const errorsOf = (kind: string, value: unknown) => {
      const validate = ajv.getSchema(`https://playbill.invalid/${kind}.schema.json`)
      return validate?.(value) === true ? [] : validate?.errors
    }
    for (const { path, text } of files) {
      const [folder = '', file] = path.split('/')
      const kind = file === undefined ? path.replace('.json', '') : folder.replace(/s$/, '')
      expect(errorsOf(kind, JSON.parse(text)), path).toEqual([])
    }
    expect(
      errorsOf('screen', {
        format: 1,
        id: 'x',
        path: '/x',
        access: 'member',
        title: 'new.key',
        sources: { a: { call: 'getNew' } },
        body: [],
      }),
    ).toEqual([])
    const screen = { format: 1, id: 'x', path: '/x', access: 'member', title: 'x.y' }
    expect(errorsOf('screen', { ...screen, title: 7, body: [] })).not.toEqual([])
    expect(
      errorsOf('screen', { ...screen, body: [{ use: 'note', with: { id: 'hint' } }, { '...': { use: 'notes' } }] }),
    ).toEqual([])
    expect(errorsOf('screen', { ...screen, body: [{ use: 7 }] })).not.toEqual([])
    const form = { id: 'f', type: 'form', schema: { type: 'object', properties: {} }, fields: {} }
    const submit = { label: 'x.y', do: [{ reload: 'a' }] }
    const withValues = (values: unknown) => ({ ...screen, body: [{ ...form, submit, values }] })
    expect(errorsOf('screen', withValues({ fee: '=form.amount' }))).toEqual([])
    expect(errorsOf('screen', withValues({ fee: 7 }))).not.toEqual([])
    expect(errorsOf('screen', { ...screen, body: [{ type: 'list', sorce: 'rows' }] })).not.toEqual([])
  })
})
