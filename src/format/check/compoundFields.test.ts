import { describe, expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host as sampleHost, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

const sample = sampleScreen(['title'], 'records.title') as { readonly body: readonly object[] }
const label = 'records.title'
const ui = { label }
const text = { type: 'string' }
const amount = { type: 'string', format: 'decimal' }

const paper = { type: 'object', required: ['number'], properties: { number: text, fee: amount } }
const papers = { type: 'array', minItems: 1, maxItems: 3, items: paper }
const paperFields = { number: ui, fee: { ...ui, widget: 'amount' } }
const address = { type: 'object', required: ['street'], properties: { street: text } }

interface Written {
  readonly properties?: object
  readonly fields?: object
  readonly rules?: readonly object[]
  readonly with?: object
  readonly required?: readonly string[]
}

const form = (written: Written = {}) => ({
  id: 'form',
  type: 'form',
  schema: {
    type: 'object',
    required: written.required ?? ['address'],
    properties: { papers, address, ...written.properties },
  },
  fields: {
    papers: { ...ui, widget: 'rows', row: label, fields: paperFields },
    address: { ...ui, widget: 'group', fields: { street: ui } },
    ...written.fields,
  },
  rules: (written.rules ?? []).map((rule) => ({ at: 'papers', message: label, ...rule })),
  submit: {
    label: 'common.ok',
    do: [{ call: 'sendPapers', with: { papers: '=form.papers', address: '=form.address', ...written.with } }],
  },
})

/** The contract with a call that takes rows and a group. */
const body = (papers: object) => ({
  type: 'object',
  required: ['papers'],
  additionalProperties: false,
  properties: { papers, address: { $ref: '#/components/schemas/TestAddress' } },
})
const taken = {
  type: 'array',
  items: {
    type: 'object',
    required: ['number'],
    additionalProperties: false,
    properties: { number: text, fee: { type: ['string', 'number'], format: 'decimal' } },
  },
}

function issuesOf(written: Written, papersTaken: object = taken) {
  const contract = sampleHost.contract as { readonly paths: object; readonly components: { readonly schemas: object } }
  const call = {
    operationId: 'sendPapers',
    requestBody: { content: { 'application/json': { schema: body(papersTaken) } } },
    responses: {},
  }
  const host = {
    ...sampleHost,
    contract: {
      ...contract,
      paths: { ...contract.paths, '/api/papers': { post: call } },
      components: {
        ...contract.components,
        schemas: {
          ...contract.components.schemas,
          TestAddress: { type: 'object', required: ['street'], properties: { street: text } },
        },
      },
    },
  }
  const files = sampleFiles({ 'screens/records.json': sampleScreen(['body'], [...sample.body, form(written)]) })
  return checkDocuments(files, host)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ code, path, message, hint }) => ({ code, path: path.replace('/body/3/', ''), message, hint }))
}
const found = (written: Written, papersTaken?: object) =>
  issuesOf(written, papersTaken).map(({ code, path }) => `${code} ${path}`)

const rows = (schema: object, more: object = {}) => ({
  properties: { papers: { ...papers, ...schema } },
  fields: { papers: { ...ui, widget: 'rows', fields: paperFields, ...more } },
})
const withinRows = (number: object) => ({
  fields: { papers: { ...ui, widget: 'rows', fields: { ...paperFields, number: { ...ui, ...number } } } },
})

describe('rows and groups of a form', () => {
  it('are sound as the manual has them', () => {
    expect(issuesOf({})).toEqual([])
  })

  it('may be within one another', () => {
    const notes = { type: 'array', items: { type: 'object', required: ['note'], properties: { note: text } } }
    expect(
      found({
        properties: { address: { ...address, properties: { street: text, notes } } },
        fields: {
          address: {
            ...ui,
            widget: 'group',
            fields: { street: ui, notes: { ...ui, widget: 'rows', fields: { note: ui } } },
          },
        },
        with: { address: undefined },
      }),
    ).toEqual([])
  })

  it('say what a list of anything else must be', () => {
    expect(issuesOf(rows({ items: text }))).toContainEqual({
      code: 'form-schema',
      path: 'schema/properties/papers/items',
      message: 'The rows of a list are objects: each holds fields by name.',
      hint: 'Write "items": { "type": "object", "properties": { … } }, or take the widget files for "papers".',
    })
  })

  it.each<[string, Written, readonly string[]]>([
    ['a list without the schema of a row', rows({ items: undefined }), ['form-schema schema/properties/papers']],
    ['more rows than there may be', rows({ minItems: 4 }), ['min-max schema/properties/papers/minItems']],
    [
      'a list drawn by an input of one value',
      rows({}, { widget: 'text' }),
      ['form-schema fields/papers/fields', 'form-schema fields/papers/widget'],
    ],
    ['a list without fields', rows({}, { fields: undefined }), ['missing-key fields/papers']],
    ['a start', rows({}, { start: 'A1' }), ['form-schema fields/papers/start']],
    [
      'a group drawn as rows',
      { fields: { address: { ...ui, widget: 'rows', fields: { street: ui } } } },
      ['form-schema fields/address/widget'],
    ],
    [
      'a field that the schema of a row has not',
      rows({}, { fields: { ...paperFields, colour: ui } }),
      ['unknown-field fields/papers/fields/colour'],
    ],
    [
      'a property of a row that is not shown',
      rows({}, { fields: { number: ui } }),
      ['unknown-field schema/properties/papers/items/properties/fee'],
    ],
    [
      'a name that a row requires and has not',
      rows({ items: { ...paper, required: ['number', 'colour'] } }),
      ['form-schema schema/properties/papers/items/required'],
    ],
    [
      'a limit within a row that limits nothing',
      rows({ items: { ...paper, properties: { ...paper.properties, number: { ...text, minimum: 1 } } } }),
      ['form-schema schema/properties/papers/items/properties/number/minimum'],
    ],
    [
      'a pattern within a row that may take for ever',
      rows({
        items: { ...paper, properties: { ...paper.properties, number: { ...text, pattern: '(a+)+', maxLength: 9 } } },
      }),
      ['form-schema schema/properties/papers/items/properties/number/pattern'],
    ],
    ['a condition within a row', withinRows({ when: '=true' }), ['form-schema fields/papers/fields/number/when']],
    ['a start within a row', withinRows({ start: 'A1' }), ['form-schema fields/papers/fields/number/start']],
    [
      'a picture code within a row',
      withinRows({ widget: 'captcha' }),
      ['form-schema fields/papers/fields/number/widget'],
    ],
    [
      'a choice within a row without options',
      withinRows({ widget: 'select' }),
      ['missing-key fields/papers/fields/number'],
    ],
    [
      'a text within a row that no language has',
      withinRows({ hint: 'no.such' }),
      ['unknown-copy fields/papers/fields/number/hint'],
    ],
    ['a rule at a field of a row', { rules: [{ assert: '=true', at: 'number' }] }, ['unknown-field rules/0/at']],
    [
      'a rule that reads what a row may have left empty',
      { rules: [{ assert: '=form.papers[0].fee > 1' }] },
      ['expression-type rules/0/assert'],
    ],
  ])('have an issue for %s', (_, written, expected) => {
    expect(found(written).filter((issue) => !issue.includes('submit/'))).toEqual(expected)
  })

  it('have no picture, which would become the avatar; the avatar of a form may be one', () => {
    const picture = (name: string) => ({
      properties: { [name]: text },
      fields: { [name]: { ...ui, widget: 'image' } },
    })
    expect(found(picture('avatar'))).toEqual([])
    expect(issuesOf(picture('passport')).map(({ path, message }) => `${path} ${message}`)).toEqual([
      'fields/passport/widget The widget image stores the picture as the member\'s avatar, so "passport" would replace it.',
    ])
  })

  it('are read by rules, by their types', () => {
    expect(
      found({ rules: [{ assert: '=size(form.papers) < 3 && form.papers[0].number != form.address.street' }] }),
    ).toEqual([])
    expect(found({ rules: [{ assert: '=form.papers[0].number > 1' }] })).toEqual(['expression-type rules/0/assert'])
  })
})

describe('the body of a call made of rows and groups', () => {
  const params = 'submit/do/0/with'
  const items = taken.items

  it('has what the contract requires', () => {
    const stricter = { ...taken, items: { ...items, required: ['number', 'fee'] } }
    expect(issuesOf({}, stricter)).toEqual([
      {
        code: 'param-type',
        path: `${params}/papers`,
        message: 'The platform needs "fee" in every papers[], but it may be left empty.',
        hint: `Add "fee" to what is "required" there in the form's schema.`,
      },
    ])
    const more = {
      ...taken,
      items: { ...items, required: ['number', 'colour'], properties: { ...items.properties, colour: text } },
    }
    expect(issuesOf({}, more).map(({ code, message }) => [code, message])).toEqual([
      ['missing-param', 'The platform needs "colour" in papers[].'],
    ])
  })

  it('has nothing that the platform does not take', () => {
    const { fee: _, ...fewer } = items.properties
    expect(issuesOf({}, { ...taken, items: { ...items, properties: fewer } })).toEqual([
      {
        code: 'unknown-param',
        path: `${params}/papers`,
        message: 'The platform takes no "fee" in papers[], so it would not be sent.',
        hint: 'It takes: number.',
      },
    ])
  })

  it('has the types of the contract', () => {
    const flag = { ...taken, items: { ...items, properties: { ...items.properties, number: { type: 'boolean' } } } }
    expect(issuesOf({}, flag).map(({ code, message }) => [code, message])).toEqual([
      ['param-type', 'The platform takes true or false as papers[].number, but this gives text.'],
    ])
    expect(found({}, text)).toEqual([`param-type ${params}/papers`])
  })

  it('has a group of another form of the contract', () => {
    expect(issuesOf({ with: { address: '=form.papers[0]' } }).map(({ code, message }) => [code, message])).toEqual([
      ['unknown-param', 'The platform takes no "number" in address, so it would not be sent.'],
      ['unknown-param', 'The platform takes no "fee" in address, so it would not be sent.'],
      ['missing-param', 'The platform needs "street" in address.'],
    ])
  })
})
