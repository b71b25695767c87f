import type { ExpressionType, TypeScope } from '../expression/ExpressionType.ts'
import { parseExpression } from '../expression/parseExpression.ts'
import { definitions } from '../definitions.ts'
import { isObject } from '../value/isObject.ts'
import { resolveAs, type Visitor } from '../shape/resolve.ts'
import { ScreenSchema, type ScreenPlan } from '../screen.ts'
import { checkBlocks } from './checkBlocks.ts'
import { checkCalls } from './checkCalls.ts'
import { createVisitor } from './createVisitor.ts'
import { toPointer, type Document, type Found } from './Document.ts'
import type { Facts } from './Facts.ts'
import { readScreenFacts } from './ScreenFacts.ts'
import { nearest } from '../text/nearest.ts'
import type { Path } from '../shape/JsonShape.ts'
import { limits } from '../release.ts'
import { blocksIn } from '../blocks/innerBlocks.ts'
import { searchedLists } from '../blocks/searchedLists.ts'
import { isExpression } from '../shape/compiled.ts'
import { conjunctsOf } from '../expression/conjunctsOf.ts'
import type { Ast } from '../expression/Ast.ts'
import { callOf } from './callOf.ts'

/**
 * Checks the meaning of a screen of the right shape and resolves it; what has issues is not to be played.
 * @param words gets the copy keys that it says
 */
export function checkScreen(
  screen: Readonly<Record<string, unknown>>,
  facts: Facts,
  reportFirm: (found: Found) => void,
  { givenAt, words }: { readonly givenAt: Document['givenAt']; readonly words: Set<string> },
): ScreenPlan {
  const waiting: Found[] = []
  const places: string[] = []
  const report = (found: Found) => {
    if (found.mayFollow) waiting.push(found)
    else {
      places.push(toPointer(found.path))
      reportFirm(found)
    }
  }
  const declared = readScreenFacts(screen, facts)
  const visitor = createVisitor({ facts, screen: declared, report, givenAt, words })
  const { types, values } = resolveValues(screen['values'], declared.names, visitor)
  const names: TypeScope =
    Object.keys(types).length > 0 ? { ...declared.names, value: objectOf(types) } : declared.names

  checkQuery(screen['query'], report)
  checkBlocks(screen['body'], declared, report)
  checkCalls(screen, facts, report)
  checkLinks(screen, facts, report)
  checkChoices(screen['body'], declared.rows, report, ['body'])
  const { $schema: _schema, values: _values, ...rest } = screen
  const plan = resolveAs(ScreenSchema, rest, names, definitions, visitor)
  const whole = { ...plan, values }
  checkDepth(whole, report)
  checkVisitors(whole, facts, report)
  checkUnused(whole, facts, report)
  checkKept(whole, report)
  waiting.filter(({ path }) => !places.some((place) => place.startsWith(`${toPointer(path)}/`))).forEach(reportFirm)
  return whole
}

/** Named values see the ones before them, so none can depend on itself. */
function resolveValues(values: unknown, names: TypeScope, visitor: Visitor<TypeScope>) {
  const types: Record<string, ExpressionType> = {}
  const resolved: ScreenPlan['values'] = {}
  for (const [name, source] of Object.entries(isObject(values) ? values : {})) {
    const scope: TypeScope = { ...names, value: objectOf(types) }
    const path = ['values', name]
    resolved[name] = visitor.slot(
      { kind: 'expression', type: 'any' },
      source,
      path,
      scope,
      {},
    ) as ScreenPlan['values'][string]
    const checked = parseExpression(String(source).slice(1), scope)
    types[name] = 'issues' in checked ? { kind: 'any' } : checked.type
  }
  return { types, values: resolved }
}

function objectOf(types: Readonly<Record<string, ExpressionType>>): ExpressionType {
  return {
    kind: 'object',
    fields: Object.fromEntries(
      Object.entries(types).map(([name, type]) => [
        name,
        type.kind === 'optional' ? { type: type.of, optional: true } : { type, optional: false },
      ]),
    ),
  }
}

/** Every choice whose options are rows of a source: the row fields it names exist. */
function checkChoices(
  value: unknown,
  rows: ReadonlyMap<string, ExpressionType>,
  report: (found: Found) => void,
  path: Path = [],
): void {
  if (Array.isArray(value)) value.forEach((item, index) => checkChoices(item, rows, report, [...path, index]))
  if (!isObject(value)) return
  for (const [key, item] of Object.entries(value)) {
    if (key === 'choices' && isObject(item) && typeof item['source'] === 'string')
      checkFields(item, rows.get(item['source']), report, [...path, key])
    checkChoices(item, rows, report, [...path, key])
  }
}

function checkFields(
  choices: Readonly<Record<string, unknown>>,
  row: ExpressionType | undefined,
  report: (found: Found) => void,
  path: Path,
): void {
  if (row?.kind !== 'object') return
  const named = ['value', 'label', 'hint', 'image'].flatMap((name) => {
    const field = choices[name]
    return Array.isArray(field)
      ? field.map((each: unknown, index) => ({ field: each, at: [...path, name, index] }))
      : [{ field, at: [...path, name] }]
  })
  for (const { field, at } of named) {
    if (typeof field !== 'string') continue
    const missing = findMissing(row, field.split('.'))
    if (missing)
      report({
        path: at,
        code: 'unknown-field',
        message: `The rows of "${String(choices['source'])}" have no field "${missing.name}".`,
        hint:
          missing.near === undefined ? `They have: ${missing.known.join(', ')}.` : `Did you mean "${missing.near}"?`,
      })
  }
}

function findMissing(
  type: ExpressionType,
  [name = '', ...rest]: readonly string[],
): { name: string; near: string | undefined; known: readonly string[] } | undefined {
  if (type.kind !== 'object') return undefined
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (field) return rest.length > 0 ? findMissing(field.type, rest) : undefined
  const known = Object.keys(type.fields)
  return type.open === true ? undefined : { name, near: nearest(name, known), known }
}

/** Half of what the app accepts, as with sizes: the other half is room for what the app may wrap around it. */
const MOST = limits.depth / 2

/** Holds a compiled screen to a depth the app takes: it refuses a release in which anything nests too deeply, whole. */
function checkDepth(plan: object, report: (found: Found) => void): void {
  const deep = findDeep(plan)
  if (deep)
    report({
      path: deep,
      code: 'shape',
      message: `This nests more than ${MOST} levels deep, which no app would open.`,
      hint: 'Lay out the blocks in fewer sections, or split the screen.',
    })
}

/** Where something nests too deeply first; the path is made only for what does. */
function findDeep(value: unknown, left = MOST): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (left === 0) return []
  for (const [key, item] of Object.entries(value)) {
    const found = findDeep(item, left - 1)
    if (found) return [Array.isArray(value) ? Number(key) : key, ...found]
  }
  return undefined
}

/** Every `go`: the query it gives is one that the screen there declares, with a value it knows. */
function checkLinks(value: unknown, facts: Facts, report: (found: Found) => void, path: Path = []): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => checkLinks(item, facts, report, [...path, index]))
    checkWayOn(value, report, path)
    return
  }
  if (!isObject(value)) return
  if (typeof value['go'] === 'string') checkLink(value['go'], value, facts, report, path)
  for (const [key, item] of Object.entries(value)) checkLinks(item, facts, report, [...path, key])
}

/** Actions after one has left the screen for good: a second way on would only say that the member is there already. */
function checkWayOn(actions: readonly unknown[], report: (found: Found) => void, path: Path): void {
  const leaves = (action: unknown) => isObject(action) && (action['go'] !== undefined || action['back'] !== undefined)
  const first = actions.findIndex((action) => leaves(action) && isObject(action) && action['when'] === undefined)
  if (first < 0) return
  actions.forEach((action, index) => {
    if (index > first && leaves(action))
      report({
        path: [...path, index],
        code: 'shape',
        message: 'This goes on, but the actions have left the screen already.',
        hint: 'Take one of the two away, or give each a "when".',
      })
  })
}

function checkLink(
  go: string,
  action: Readonly<Record<string, unknown>>,
  facts: Facts,
  report: (found: Found) => void,
  path: Path,
): void {
  const [route = '', written = ''] = go.split('?', 2)
  const declared = facts.queries.get(route)
  // Unknown routes have an issue of their own; what a planned screen will take is not known yet.
  if (!declared) return
  const given = [
    ...[...new URLSearchParams(written)].map(([name, item]) => ({ name, item, at: [...path, 'go'] })),
    ...Object.entries(isObject(action['query']) ? action['query'] : {}).map(([name, item]) => ({
      name,
      item,
      at: [...path, 'query', name],
    })),
  ]
  for (const { name, item, at } of given) {
    const parameter = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (parameter === undefined) {
      const near = nearest(name, Object.keys(declared))
      const known = Object.keys(declared).join(', ')
      report({
        path: at,
        code: 'unknown-param',
        message: `The screen ${route} reads no "${name}".`,
        hint: near === undefined ? `It reads: ${known === '' ? 'nothing' : known}.` : `Did you mean "${near}"?`,
      })
      continue
    }
    const values: unknown = isObject(parameter) ? parameter['enum'] : undefined
    const isLiteral = !(typeof item === 'string' && item.startsWith('='))
    if (isLiteral && Array.isArray(values) && !values.includes(String(item)))
      report({
        path: at,
        code: 'shape',
        message: `The screen ${route} knows no ${name} "${String(item)}".`,
        hint: `It knows: ${values.join(', ')}.`,
      })
  }
}

/** The query that a screen starts with, or is shown with, is one it can be opened with. */
function checkQuery(query: unknown, report: (found: Found) => void): void {
  for (const [name, parameter] of Object.entries(isObject(query) ? query : {})) {
    if (!isObject(parameter) || !Array.isArray(parameter['enum'])) continue
    const listed = parameter['enum'].map(String)
    // Empty means none: what reads the parameter has a default of its own.
    const fallback = typeof parameter['default'] === 'string' ? parameter['default'] : ''
    if (fallback !== '' && !listed.includes(fallback))
      report({
        path: ['query', name],
        code: 'shape',
        message: `"${name}" starts as "${fallback}", which is not among its values.`,
        hint: `Give a "default" out of ${listed.join(', ')}.`,
      })
    const { example } = parameter
    if (typeof example !== 'string' || listed.includes(example)) continue
    const near = nearest(example, listed)
    report({
      path: ['query', name, 'example'],
      code: 'shape',
      message: `"${example}" is not one of the values that "${name}" takes.`,
      hint: near === undefined ? `It takes: ${listed.join(', ')}.` : `Did you mean "${near}"?`,
    })
  }
}

/**
 * Sources that no block and no expression reads: each is still a call with every look at the screen. And those that wait
 * for a search that does not read them.
 */
function checkUnused(
  plan: ScreenPlan,
  { handwritten }: Pick<Facts, 'handwritten'>,
  report: (found: Found) => void,
): void {
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isObject(value)) return
    if (isExpression(value)) {
      value.needs?.forEach((name) => used.add(name))
      return
    }
    // A name that is misspelt is an issue of its own; the source it meant is read.
    const { source } = value
    if (typeof source === 'string')
      used.add(Object.hasOwn(plan.sources, source) ? source : (nearest(source, Object.keys(plan.sources)) ?? source))
    const { name, props } = value
    const kinds = typeof name === 'string' && isObject(props) ? handwritten.get(name) : undefined
    for (const [prop, kind] of Object.entries(kinds ?? {}))
      if (kind === 'source' && isObject(props)) used.add(String(props[prop]))
    Object.values(value).forEach(visit)
  }
  visit(plan)
  const searched = new Set(
    blocksIn(plan.body).flatMap((block) =>
      block.type === 'search' || block.type === 'shelf' ? searchedLists(block).map(({ source }) => source) : [],
    ),
  )
  for (const [name, source] of Object.entries(plan.sources))
    if (source.onDemand === true && !searched.has(name))
      report({
        path: ['sources', name, 'onDemand'],
        code: 'unused-source',
        message: `Nothing asks for "${name}": only the lists of a search or a shelf are read on demand.`,
        hint: 'Take "onDemand" away, or list the source in one.',
      })
  for (const name of Object.keys(plan.sources).filter((source) => !used.has(source)))
    report({
      path: ['sources', name],
      code: 'unused-source',
      // Authors write a source before its block.
      severity: 'warning',
      message: `Nothing on this screen reads "${name}", and it is asked for each time.`,
      hint: `Show it, or take it out of "sources".`,
    })
}

/** A form loses what is typed with its screen, and each `go` begins another one, at the same address too. */
function checkKept(plan: ScreenPlan, report: (found: Found) => void): void {
  if (plan.cached || !blocksIn(plan.body).some(({ type }) => type === 'form')) return
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) value.forEach((item: unknown, index) => visit(item, [...path, index]))
    if (!isObject(value) || isExpression(value)) return
    const { go } = value
    if (typeof go === 'string' && go.split('?')[0] === plan.path)
      report({
        path: [...path, 'go'],
        code: 'drops-typed',
        severity: 'warning',
        message: `"${go}" opens this screen afresh, and drops what is typed in its form.`,
        hint: 'Let tabs "bind" a query parameter, or open a popup; "cached": true keeps the screen.',
      })
    // Its own buttons send what is typed or leave it.
    const { submit: _submit, footer: _footer, ...rest } = value
    for (const [key, item] of Object.entries(value['type'] === 'form' ? rest : value)) visit(item, [...path, key])
  }
  visit(plan, [])
}

const LOGGED_IN = JSON.stringify(['get', ['id', 'session'], 'loggedIn'])

/** On a screen that is open to visitors, a call that needs a login is only made for a member. */
function checkVisitors(plan: ScreenPlan, facts: Facts, report: (found: Found) => void): void {
  if (plan.access !== 'visitor' || plan.guards.some(({ when }) => JSON.stringify(when.e) === `["!",${LOGGED_IN}]`))
    return

  const isForMembers = (condition: Ast, inside: readonly string[] = []): boolean =>
    conjunctsOf(condition).some((part) => {
      if (JSON.stringify(part) === LOGGED_IN) return true
      const name = namedValue(part)
      const value = name === undefined || inside.includes(name) ? undefined : plan.values[name]
      return name !== undefined && value !== undefined && isForMembers(value.e, [...inside, name])
    })

  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]))
    if (!isObject(value) || isExpression(value)) return
    if (isExpression(value['when']) && isForMembers(value['when'].e)) return
    if (callOf(facts.contract, value['call'])?.auth === 'token')
      report({
        path: [...path, 'call'],
        code: 'visitor-call',
        message: `${String(value['call'])} needs a login, and this screen is open to visitors.`,
        hint: 'Add "when": "=session.loggedIn", or open the screen to members alone.',
      })
    for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
  }
  visit(plan.sources, ['sources'])
  visit(plan.enter, ['enter'])
  visit(plan.chrome, ['chrome'])
  visit(plan.body, ['body'])
}

/** The name in `value.<name>`. */
function namedValue(part: Ast): string | undefined {
  return Array.isArray(part) &&
    part[0] === 'get' &&
    JSON.stringify(part[1]) === '["id","value"]' &&
    typeof part[2] === 'string'
    ? part[2]
    : undefined
}
