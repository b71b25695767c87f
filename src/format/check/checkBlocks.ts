import { isObject } from '../isObject.ts'
import { nearest } from '../nearest.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'

type Block = Readonly<Record<string, unknown>>
type Report = (found: Found) => void

/** What a shape cannot say of blocks: unique ids, one of two keys, fields that exist, and money only after a review. */
export function checkBlocks(body: unknown, queryNames: readonly string[], facts: Facts, report: Report): void {
  const seen = new Set<string>()
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]))
    if (!isObject(value)) return
    if (typeof value['type'] === 'string' && typeof value['id'] === 'string') {
      if (seen.has(value['id']))
        report({
          path: [...path, 'id'],
          code: 'duplicate-id',
          message: `Another block of this screen is called "${value['id']}".`,
          hint: 'Ids are unique on a screen.',
        })
      seen.add(value['id'])
      checkBlock(value, path, queryNames, facts, report)
    }
    for (const key of ['body', 'items', 'each']) if (value[key] !== undefined) visit(value[key], [...path, key])
  }
  visit(body, ['body'])
}

function checkBlock(block: Block, path: Path, queryNames: readonly string[], facts: Facts, report: Report): void {
  const exactlyOne = (...keys: readonly string[]) => {
    const present = keys.filter((key) => block[key] !== undefined)
    if (present.length !== 1)
      report({
        path,
        code: 'shape',
        message: `This needs exactly one of ${keys.join(', ')}.`,
        ...(present.length > 1 && { hint: `It has ${present.join(' and ')}.` }),
      })
  }
  switch (block['type']) {
    case 'tabs':
      exactlyOne('items', 'each')
      if (typeof block['bind'] === 'string' && !queryNames.includes(block['bind']))
        report({
          path: [...path, 'bind'],
          code: 'unknown-field',
          message: `The screen declares no query "${block['bind']}".`,
          hint: 'Declare it in "query".',
        })
      return
    case 'cells':
      exactlyOne('items', 'row')
      if (block['row'] !== undefined) exactlyOne('source', 'rows')
      return
    case 'cards':
      exactlyOne('items', 'card')
      if (block['card'] !== undefined) exactlyOne('source', 'rows')
      return
    case 'carousel':
    case 'table':
      exactlyOne('source', 'rows')
      return
    case 'noticeBar':
      if (block['text'] !== undefined) exactlyOne('source', 'rows')
      return
    case 'article':
      exactlyOne('html', 'text')
      return
    case 'image':
      exactlyOne('src', 'avatar')
      return
    case 'form':
      checkForm(block, path, facts, report)
      return
    default:
  }
}

function checkForm(form: Block, path: Path, facts: Facts, report: Report): void {
  const properties =
    isObject(form['schema']) && isObject(form['schema']['properties']) ? Object.keys(form['schema']['properties']) : []
  const fields = isObject(form['fields']) ? form['fields'] : {}
  for (const name of Object.keys(fields)) {
    if (!properties.includes(name))
      report({
        path: [...path, 'fields', name],
        code: 'unknown-field',
        message: `The schema has no property "${name}".`,
        hint: suggestion(name, properties),
      })
  }
  for (const name of properties) {
    if (!Object.hasOwn(fields, name))
      report({
        path: [...path, 'schema', 'properties', name],
        code: 'unknown-field',
        message: `"${name}" is not among the fields.`,
        hint: 'Say in "fields" how it is shown; use the widget hidden for one that is not.',
      })
  }
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
  for (const [name, field] of Object.entries(fields)) {
    if (
      isObject(field) &&
      ['select', 'chips', 'cards'].includes(String(field['widget'])) &&
      field['choices'] === undefined
    )
      report({ path: [...path, 'fields', name], code: 'missing-key', message: 'A choice needs "choices".' })
  }
  const submit = isObject(form['submit']) ? form['submit'] : {}
  const steps = Array.isArray(submit['do']) ? submit['do'].filter(isObject) : []
  const money = steps.filter((step) => facts.contract.calls[String(step['call'])]?.money)
  if (money.length > 1)
    report({
      path: [...path, 'submit', 'do'],
      code: 'money-form',
      message: 'A form may move money once, but this one does so several times.',
      hint: 'Make one call, or two forms.',
    })
  if (money.length > 0 && submit['review'] === undefined)
    report({
      path: [...path, 'submit'],
      code: 'money-form',
      message: 'Money moves here without a review.',
      hint: 'Add "review" with what the member confirms.',
    })
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  return near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${near}"?`
}
