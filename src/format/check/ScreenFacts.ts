import type { ExpressionType, FieldType, TypeScope } from '../expression/ExpressionType.ts'
import { writtenBlocks } from '../blocks/placedBlocks.ts'
import { isObject } from '../value/isObject.ts'
import { callOf } from './callOf.ts'
import type { Contract } from './Contract.ts'
import type { Facts } from './Facts.ts'
import { formTypeElsewhere } from './formType.ts'

const text: ExpressionType = { kind: 'string' }
const any: ExpressionType = { kind: 'any' }
const record = (fields: Readonly<Record<string, ExpressionType>>): ExpressionType => ({
  kind: 'object',
  fields: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type, optional: false }])),
})

/** Declarations of one screen, with types. */
export interface ScreenFacts {
  readonly facts: Facts
  /** The names every expression of the screen may use. */
  readonly names: TypeScope
  /** The rows of each source that has rows. */
  readonly rows: ReadonlyMap<string, ExpressionType>
  readonly sources: ReadonlySet<string>
  readonly popups: ReadonlySet<string>
  /** Its forms by their ids, as they read each other; none where there is only one. */
  readonly forms: Readonly<Record<string, FieldType>>
  /** The screen as it is written. */
  readonly screen: Readonly<Record<string, unknown>>
}

/** Gathers what a screen of the right shape declares. */
export function readScreenFacts(screen: Readonly<Record<string, unknown>>, facts: Facts): ScreenFacts {
  const blocks = writtenBlocks(screen['body']).map(({ block }) => block)
  const data: Record<string, ExpressionType> = {}
  const rows = new Map<string, ExpressionType>()
  for (const [name, source] of Object.entries(isObject(screen['sources']) ? screen['sources'] : {})) {
    const call = isObject(source) ? callOf(facts.contract, source['call']) : undefined
    const paged = isObject(source) && source['paging'] !== undefined && call?.rows !== undefined
    data[name] = !call ? any : paged && call.rows ? { kind: 'list', of: call.rows } : call.data
    if (data[name]?.kind === 'list') rows.set(name, data[name].of)
  }

  const member = screen['access'] === 'member' || screen['access'] === 'agent'
  const forms = blocks
    .filter((block) => block['type'] === 'form')
    .map((block) => [String(block['id']), formTypeElsewhere(block)] as const)
  const filters = blocks.flatMap((block) => {
    if (block['type'] === 'filter') return [[String(block['id']), filterType(block['fields'], rows, facts)] as const]
    return block['type'] === 'list' && isObject(block['filter'])
      ? [[String(block['id']), filterType(block['filter']['fields'], rows, facts)] as const]
      : []
  })
  const query = isObject(screen['query']) ? Object.keys(screen['query']) : []
  return {
    facts,
    screen,
    rows,
    sources: new Set(Object.keys(data)),
    forms:
      forms.length > 1 ? Object.fromEntries(forms.map(([id, type]) => [id, { type, optional: false }] as const)) : {},
    popups: new Set(blocks.filter((block) => block['type'] === 'popup').map((block) => String(block['id']))),
    names: {
      query: record(Object.fromEntries(query.map((name) => [name, text]))),
      session: record({
        loggedIn: { kind: 'bool' },
        locale: text,
        theme: text,
        install: text,
        unread: { kind: 'double' },
        readUntil: text,
        read: { kind: 'list', of: text },
        decided: record({
          deposits: { kind: 'double' },
          withdrawals: { kind: 'double' },
          transfers: { kind: 'double' },
          activities: { kind: 'double' },
        }),
      }),
      user: userType(facts.contract.entities['UserInfo'] ?? any, member),
      site: allOptional(facts.contract.entities['AppInfo'] ?? any),
      play: allOptional(playType(facts.contract.entities['PlayState'] ?? any)),
      settings: facts.settings,
      fees: feesOf(facts.contract),
      data: record(data),
      now: { kind: 'double' },
      ...oneOrById('form', forms),
      ...oneOrById('filter', filters),
    },
  }
}

/** How the platform takes the fee of each call that has one, as the contract says. */
function feesOf({ calls }: Contract): ExpressionType {
  const fees = Object.entries(calls).flatMap(([name, { fee }]) =>
    fee === undefined ? [] : [[name, { type: text, optional: false, constant: fee }] as const],
  )
  return { kind: 'object', fields: Object.fromEntries(fees) }
}

/** A visitor's screen knows no member for sure; a member's does. */
function userType(type: ExpressionType, member: boolean): ExpressionType {
  return member ? type : allOptional(type)
}

/** Types of the platform's answer on the member's play, and of the session. */
function playType(type: ExpressionType): ExpressionType {
  if (type.kind !== 'object') return type
  const own: Readonly<Record<string, ExpressionType>> = {
    known: { kind: 'bool' },
    since: { kind: 'double' },
    net: { kind: 'decimal' },
    checkEvery: { kind: 'double' },
  }
  const fields = Object.entries(own).map(([name, of]) => [name, { type: of, optional: true }] as const)
  return { ...type, fields: { ...type.fields, ...Object.fromEntries(fields) } }
}

function allOptional(type: ExpressionType): ExpressionType {
  if (type.kind !== 'object') return type
  return {
    ...type,
    fields: Object.fromEntries(
      Object.entries(type.fields).map(([name, field]) => [name, { ...field, optional: true }]),
    ),
  }
}

/** With one block the name is its values; with several, each is under the block's id. */
function oneOrById(name: string, found: readonly (readonly [id: string, type: ExpressionType])[]): TypeScope {
  const [first, ...others] = found
  if (!first) return {}
  return { [name]: others.length === 0 ? first[1] : record(Object.fromEntries(found)) }
}

function filterType(fields: unknown, rows: ReadonlyMap<string, ExpressionType>, facts: Facts): ExpressionType {
  const types: Record<string, ExpressionType> = {}
  for (const field of Array.isArray(fields) ? fields.filter(isObject) : []) {
    if (field['kind'] === 'dateRange') {
      types[String(field['start'])] = text
      types[String(field['end'])] = text
    } else {
      const isText = field['kind'] === 'date' || field['kind'] === 'text'
      types[String(field['name'])] = isText ? text : choiceType(field['choices'], rows, facts)
    }
  }
  return record(types)
}

/** The type of the values of a choice: a list of choices.json, or a field of a source's rows. */
export function choiceType(choices: unknown, rows: ReadonlyMap<string, ExpressionType>, facts: Facts): ExpressionType {
  if (typeof choices === 'string') return facts.choices.get(choices) ?? any
  if (!isObject(choices)) return any
  const row = rows.get(String(choices['source']))
  const name = typeof choices['value'] === 'string' ? choices['value'] : 'value'
  return (row?.kind === 'object' && Object.hasOwn(row.fields, name) ? row.fields[name]?.type : undefined) ?? any
}
