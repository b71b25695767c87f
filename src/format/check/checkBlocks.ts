import { blocks, isBlockType } from '../blocks/Block.ts'
import { writtenBlocks } from '../blocks/placedBlocks.ts'
import { isWidget, widgetOf, widgetRules } from '../blocks/widgets.ts'
import { isObject, objectOf } from '../value/isObject.ts'
import { nearest } from '../text/nearest.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'
import { callOf } from './callOf.ts'
import { boundQuery } from './boundQuery.ts'
import { isAudience } from '../audience.ts'
import { checkAudience } from './checkAudience.ts'
import { checkProps } from './checkProps.ts'
import { checkSearch } from './checkSearch.ts'
import { checkWidgets } from './checkWidgets.ts'
import { fieldsIn, type WrittenField } from './fieldsIn.ts'
import type { Facts } from './Facts.ts'
import { choiceType, type ScreenFacts } from './ScreenFacts.ts'

type Block = Readonly<Record<string, unknown>>
type Report = (found: Found) => void

/**
 * Checks of blocks that a shape cannot say: unique ids, one of two keys, fields that exist, and money only after a
 * review.
 */
export function checkBlocks(body: unknown, screen: ScreenFacts, report: Report): void {
  const seen = new Set<unknown>()
  for (const { block, path } of writtenBlocks(body, ['body'])) {
    if (seen.has(block['id']))
      report({
        path: [...path, 'id'],
        code: 'duplicate-id',
        message: `Another block of this screen is called "${String(block['id'])}".`,
        hint: 'Ids are unique on a screen.',
      })
    seen.add(block['id'])
    if (isAudience(block['audience']))
      checkAudience(block['audience'], `The block "${String(block['id'])}"`, [...path, 'audience'], report)
    checkKeys(block, path, report)
    checkBlock(block, path, screen, report)
  }
}

/** Keys of which there is exactly one. */
function checkKeys(block: Block, path: Path, report: Report): void {
  const type = String(block['type'])
  const { exactlyOne = [] } = isBlockType(type) ? blocks[type] : {}
  for (const { where, of } of exactlyOne) {
    const present = of.filter((key) => block[key] !== undefined)
    if (present.length !== 1 && (where === undefined || block[where] !== undefined))
      report({
        path,
        code: 'shape',
        message: `This needs exactly one of ${of.join(', ')}.`,
        ...(present.length > 1 && { hint: `It has ${present.join(' and ')}.` }),
      })
  }
}

/** Checks of single types. */
function checkBlock(block: Block, path: Path, screen: ScreenFacts, report: Report): void {
  switch (block['type']) {
    case 'list':
      checkRow(block['row'], path, report)
      checkArrangement(block, path, screen, report)
      checkDays(block, path, report)
      if (isObject(block['filter'])) checkFilter(block['filter']['fields'], [...path, 'filter', 'fields'], report)
      return
    case 'tabs':
      checkTabs(block, path, screen, report)
      return
    case 'filter':
      checkFilter(block['fields'], [...path, 'fields'], report)
      return
    case 'table':
      checkTable(block, path, report)
      return
    case 'handwritten':
      checkProps(
        block,
        path,
        { parts: screen.facts.handwritten, sources: screen.sources, calls: screen.facts.contract.calls },
        report,
      )
      return
    case 'popup':
      checkVersion(block['auto'], [...path, 'auto'], report)
      return
    case 'search':
    case 'shelf':
      checkSearch(block, path, screen, report)
      return
    case 'form':
      checkForm(block, path, screen.facts, report)
      checkWidgets(
        block,
        path,
        (choices) => choiceType(choices, screen.rows, screen.facts),
        screen.facts.contract,
        report,
      )
      return
    default:
  }
}

/** A version counts only where a popup opens once for each. */
function checkVersion(auto: unknown, path: Path, report: Report): void {
  if (isObject(auto) && auto['version'] !== undefined && auto['once'] !== 'version')
    report({
      path: [...path, 'version'],
      code: 'shape',
      message: 'This popup does not open once for each version, so its "version" has no effect.',
      hint: 'Write "once": "version", or take "version" away.',
    })
}

/** A column reads its rows, or the fixed rows have a cell for it. */
function checkTable({ columns, items }: Block, path: Path, report: Report): void {
  const all = Array.isArray(columns) ? columns.filter(isObject) : []
  all.forEach((column, index) => {
    if ((items === undefined) === (column['value'] === undefined))
      report({
        path: [...path, 'columns', index],
        code: items === undefined ? 'missing-key' : 'shape',
        message:
          items === undefined
            ? 'This column needs "value".'
            : 'Fixed rows give the cells, so this column has no "value".',
      })
  })
  for (const [index, row] of (Array.isArray(items) ? items : []).entries()) {
    if (Array.isArray(row) && row.length !== all.length)
      report({
        path: [...path, 'items', index],
        code: 'shape',
        message: `This row has ${row.length} cells for ${all.length} columns.`,
      })
  }
}

/** One tap cannot both open a row and lead elsewhere. */
function checkRow(row: unknown, path: Path, report: Report): void {
  if (isObject(row) && row['more'] !== undefined && row['do'] !== undefined)
    report({
      path: [...path, 'row', 'do'],
      code: 'shape',
      message: 'A row that opens cannot lead elsewhere.',
      hint: 'Take "do" or "more" away, or put a button into "more".',
    })
}

/** Rows that come page by page are never all there: an order of their own would move them while members read. */
function checkArrangement(list: Block, path: Path, { screen }: ScreenFacts, report: Report): void {
  const source = objectOf(screen['sources'])[String(list['source'])]
  if (objectOf(source)['paging'] === undefined) return
  for (const key of ['sort', 'limit', 'mark'])
    if (list[key] !== undefined)
      report({
        path: [...path, key],
        code: 'paging',
        message: `"${String(list['source'])}" comes page by page, so "${key}" would hold for some of its rows only.`,
        hint: `Leave "${key}" out, or take "paging" from the source if its first page is all that is to be shown.`,
      })
}

/** Days follow one another as the rows came; a list that shows fewer, or in another order, would add up what it does not show. */
function checkDays(list: Block, path: Path, report: Report): void {
  if (list['days'] === undefined) return
  for (const key of ['sort', 'limit', 'mark', 'collapseTo'])
    if (list[key] !== undefined)
      report({
        path: [...path, key],
        code: 'shape',
        message: `A list with "days" shows all its rows as they came, so "${key}" cannot stand beside it.`,
        hint: `Leave "${key}" or "days" out.`,
      })
}

function checkTabs(tabs: Block, path: Path, { screen }: ScreenFacts, report: Report): void {
  const items = Array.isArray(tabs['items']) ? tabs['items'].filter(isObject) : []
  checkTwice(items, 'id', [...path, 'items'], 'tab of this block', report)
  const { bind } = tabs
  if (typeof bind !== 'string') return
  const known = boundQuery(bind, screen['query'], [...path, 'bind'], report)?.['enum']
  if (!Array.isArray(known)) return
  items.forEach(({ id }, index) => {
    if (!known.includes(id))
      report({
        path: [...path, 'items', index, 'id'],
        code: 'unknown-field',
        message: `The query "${bind}" cannot be "${String(id)}", so this tab could never be chosen.`,
        hint: `Add it to the values of "${bind}", which are ${known.join(', ')}.`,
      })
  })
}

function checkFilter(fields: unknown, path: Path, report: Report): void {
  const named = (Array.isArray(fields) ? fields.filter(isObject) : []).flatMap((field, index) =>
    ['name', 'start', 'end'].flatMap((key) =>
      typeof field[key] === 'string' ? [{ name: field[key], at: [...path, index, key] }] : [],
    ),
  )
  named.forEach(({ name, at }, index) => {
    if (named.findIndex((other) => other.name === name) < index)
      report({
        path: at,
        code: 'duplicate-id',
        message: `Another field of this filter is called "${name}".`,
        hint: 'Give each field a name of its own: they share the address.',
      })
  })
}

function checkTwice(items: readonly Block[], key: string, path: Path, what: string, report: Report): void {
  items.forEach((item, index) => {
    if (items.findIndex((other) => other[key] === item[key]) < index)
      report({
        path: [...path, index, key],
        code: 'duplicate-id',
        message: `Another ${what} is called "${String(item[key])}".`,
        hint: 'Give each one an id of its own.',
      })
  })
}

function checkForm(form: Block, path: Path, facts: Facts, report: Report): void {
  const schema = isObject(form['schema']) ? form['schema'] : {}
  const fields = isObject(form['fields']) ? form['fields'] : {}
  checkNames({ fields, schema, at: path, schemaAt: [...path, 'schema'] }, report)
  const properties = Object.keys(isObject(schema['properties']) ? schema['properties'] : {})
  const rules = Array.isArray(form['rules']) ? form['rules'].filter(isObject) : []
  rules.forEach((rule, index) => {
    if (!properties.includes(String(rule['at'])))
      report({
        path: [...path, 'rules', index, 'at'],
        code: 'unknown-field',
        message: `The form has no field "${String(rule['at'])}".`,
        hint: suggestion(String(rule['at']), properties),
      })
  })
  checkPages(form, fields, path, report)
  for (const field of fieldsIn(form, path)) checkField(field, report)
  const submit = isObject(form['submit']) ? form['submit'] : {}
  const steps = Array.isArray(submit['do']) ? submit['do'].filter(isObject) : []
  const money = steps.filter((step) => callOf(facts.contract, step['call'])?.money)
  const second = money[1]
  if (second)
    report({
      path: [...path, 'submit', 'do', steps.indexOf(second)],
      code: 'money-form',
      message: 'A form may move money once, but this one does so several times.',
      hint: 'Make one call, or two forms.',
    })
  for (const step of money) {
    checkReview(submit, step, path, report)
    if (callOf(facts.contract, step['call'])?.spends) checkMaximum(fields, String(step['call']), path, report)
  }
  for (const step of steps) checkDecimals({ schema, step, at: path }, facts, report)
  if (money.length > 0 && submit['review'] === undefined)
    report({
      path: [...path, 'submit'],
      code: 'money-form',
      message: 'Money moves here without a review.',
      hint: 'Add "review" with what the member confirms.',
    })
}

interface SentStep {
  readonly schema: Block
  readonly step: Block
  readonly at: Path
}

/** An amount with more decimals than its call takes is refused by the platform, which names no field. */
function checkDecimals({ schema, step, at }: SentStep, { contract }: Facts, report: Report): void {
  const { params } = callOf(contract, step['call']) ?? {}
  for (const [param, sent] of Object.entries(objectOf(step['with']))) {
    const most = objectOf(params?.[param])['x-decimals']
    const field = /^=form\.(\w+)$/.exec(String(sent))?.[1]
    const { pattern } = objectOf(objectOf(schema['properties'])[field ?? ''])
    if (typeof most !== 'number' || field === undefined) continue
    if (typeof pattern === 'string' && !matches(pattern, `1.${'1'.repeat(most + 1)}`)) continue
    report({
      path: [...at, 'schema', 'properties', field],
      code: 'money-form',
      severity: 'warning',
      message: `${String(step['call'])} takes at most ${most} decimals, but this field takes more.`,
      hint: 'Add a "pattern" that takes no more, such as "^[0-9]+(\\\\.[0-9]{1,2})?$".',
    })
  }
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    // Another check says when the pattern itself is broken.
    return false
  }
}

/** Every field that shows is on one page, and no page shows another's. */
function checkPages({ pages }: Block, fields: Block, path: Path, report: Report): void {
  if (!Array.isArray(pages)) return
  const names = Object.keys(fields)
  const pageOf = new Map<string, string>()
  const ids = new Set<string>()
  for (const [index, page] of pages.entries()) {
    if (!isObject(page) || !Array.isArray(page['fields'])) continue
    const id = String(page['id'])
    if (ids.has(id))
      report({
        path: [...path, 'pages', index, 'id'],
        code: 'duplicate-id',
        message: `Another page of this form is called "${id}" as well.`,
        hint: 'Give each page an id of its own.',
      })
    ids.add(id)
    for (const [place, name] of page['fields'].map(String).entries()) {
      const at = [...path, 'pages', index, 'fields', place]
      const other = pageOf.get(name)
      if (!names.includes(name))
        report({
          path: at,
          code: 'unknown-field',
          message: `The form has no field "${name}".`,
          hint: suggestion(name, names),
        })
      else if (other !== undefined)
        report({
          path: at,
          code: 'form-schema',
          message: `"${name}" is already on the page "${other}".`,
          hint: 'A field is on one page: take it off one of them.',
        })
      pageOf.set(name, id)
    }
  }
  for (const name of names) {
    const field = fields[name]
    if (pageOf.has(name) || (isObject(field) && field['widget'] === 'hidden')) continue
    report({
      path: [...path, 'fields', name],
      code: 'form-schema',
      message: `"${name}" is on no page, so nobody could fill it in.`,
      hint: 'Name it among the "fields" of one page.',
    })
  }
}

interface NamedFields {
  readonly fields: Block
  readonly schema: Block
  readonly at: Path
  readonly schemaAt: Path
}

/** Checks that the schema's names and the shown ones are the same. */
function checkNames({ fields, schema, at, schemaAt }: NamedFields, report: Report): void {
  const properties = isObject(schema['properties']) ? Object.keys(schema['properties']) : []
  for (const name of Object.keys(fields)) {
    if (!properties.includes(name))
      report({
        path: [...at, 'fields', name],
        code: 'unknown-field',
        message: `The schema has no property "${name}".`,
        hint: suggestion(name, properties),
      })
  }
  for (const name of properties) {
    if (!Object.hasOwn(fields, name))
      report({
        path: [...schemaAt, 'properties', name],
        code: 'unknown-field',
        message: `"${name}" is not among the fields.`,
        hint: 'Say in "fields" how it is shown; use the widget hidden for one that is not.',
      })
  }
}

function checkField({ name, ui, schema, at, schemaAt, depth }: WrittenField, report: Report): void {
  const widget = typeof ui['widget'] === 'string' ? ui['widget'] : 'text'
  const { holdsFields: isCompound = false } = widgetOf(widget)
  const { chooses = false, isOfForm = false } = isWidget(widget) ? widgetRules[widget] : {}
  if (chooses && ui['choices'] === undefined)
    report({ path: at, code: 'missing-key', message: 'A choice needs "choices".' })
  if (widget === 'image' && (name !== 'avatar' || depth > 0))
    report({
      path: [...at, 'widget'],
      code: 'form-schema',
      message: `The widget image stores the picture as the member's avatar, so "${name}" would replace it.`,
      hint: 'Keep it for the field "avatar" of the form, and take the widget files here, with a call that takes a file.',
    })
  if (isCompound && !isObject(ui['fields']))
    report({
      path: at,
      code: 'missing-key',
      message: `"${name}" holds fields, and needs "fields".`,
      hint: 'Say in them how each property of its schema is shown.',
    })
  if (isCompound && isObject(ui['fields'])) {
    const isList = schema['type'] === 'array'
    const inner = isList ? schema['items'] : schema
    if (isObject(inner))
      checkNames(
        { fields: ui['fields'], schema: inner, at, schemaAt: isList ? [...schemaAt, 'items'] : schemaAt },
        report,
      )
  }
  for (const key of ['fields', 'row'].filter((key) => !isCompound && ui[key] !== undefined))
    report({
      path: [...at, key],
      code: 'form-schema',
      message: `The widget ${widget} holds no fields, so "${key}" says nothing here.`,
      hint: 'Take the widget rows for a list, or group for fields of their own.',
    })
  if (isCompound && ui['start'] !== undefined)
    report({
      path: [...at, 'start'],
      code: 'form-schema',
      message: `The widget ${widget} starts empty.`,
      hint: 'Rows begin with as many as "minItems" of the schema says.',
    })
  if (depth === 0) return
  for (const key of ['when', 'start', 'max', 'min', 'step'].filter((key) => ui[key] !== undefined))
    report({
      path: [...at, key],
      code: 'form-schema',
      message: `"${key}" is read of the fields of a form, not of those within rows or a group.`,
      hint:
        key === 'when' || key === 'start'
          ? 'Put it at the field that holds this one.'
          : 'Write a rule at the field that holds it.',
    })
  if (isOfForm)
    report({
      path: [...at, 'widget'],
      code: 'form-schema',
      message: `The widget ${widget} is one of a whole form, and cannot be within rows or a group.`,
      hint: `Move "${name}" to the form.`,
    })
}

/** The figure that is confirmed is the one that is sent. */
function checkReview(submit: Block, money: Block, path: Path, report: Report): void {
  const amount = isObject(money['with']) ? money['with']['amount'] : undefined
  const rows =
    isObject(submit['review']) && Array.isArray(submit['review']['rows'])
      ? submit['review']['rows'].filter(isObject)
      : []
  if (
    amount === undefined ||
    submit['review'] === undefined ||
    rows.some(({ value, when }) => value === amount && when === undefined)
  )
    return
  report({
    path: [...path, 'submit', 'review', 'rows'],
    mayFollow: true,
    code: 'money-form',
    message: `The review does not show the amount that is sent, ${JSON.stringify(amount)}.`,
    hint: `Add a row with "value": ${JSON.stringify(amount)}.`,
  })
}

/** An amount above the balance is refused at the field, before anything is reviewed or sent. */
function checkMaximum(fields: Block, call: string, path: Path, report: Report): void {
  for (const [name, field] of Object.entries(fields)) {
    if (!isObject(field) || field['widget'] !== 'amount' || field['max'] !== undefined) continue
    report({
      path: [...path, 'fields', name],
      code: 'money-form',
      message: `${call} takes this amount from a balance, so the field needs a maximum.`,
      hint: 'Add "max" with the balance, such as "=user.balance".',
    })
  }
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  return near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${near}"?`
}
