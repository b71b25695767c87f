import type { PartProps, PropKind } from '../handwrittenParts.ts'
import { isObject } from '../value/isObject.ts'
import { nearest } from '../text/nearest.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Contract } from './Contract.ts'
import type { Found } from './Document.ts'

interface Known {
  readonly parts: ReadonlyMap<string, PartProps>
  readonly sources: ReadonlySet<string>
  readonly calls: Contract['calls']
}

/** The properties of a hand-written component: exactly those, each of its type. */
export function checkProps(
  block: Readonly<Record<string, unknown>>,
  path: Path,
  { parts, sources, calls }: Known,
  report: (found: Found) => void,
): void {
  const name = String(block['name'])
  const props = parts.get(name)
  if (!props) return
  const given = isObject(block['props']) ? block['props'] : {}
  const known = Object.keys(props)
  for (const [prop, value] of Object.entries(given)) {
    const at = [...path, 'props', prop]
    const kind = Object.hasOwn(props, prop) ? props[prop] : undefined
    const near = nearest(prop, known)
    if (kind !== undefined) checkProp(value, kind, at, { sources, calls }, report)
    else
      report({
        path: at,
        code: 'unknown-key',
        message: `${name} has no property "${prop}".`,
        hint: near === undefined ? `It has: ${known.join(', ')}.` : `Did you mean "${near}"?`,
      })
  }
  for (const prop of known) {
    if (!Object.hasOwn(given, prop))
      report({ path, code: 'missing-key', message: `${name} needs "${prop}".`, hint: 'Give it in "props".' })
  }
}

function checkProp(
  value: unknown,
  kind: PropKind,
  path: Path,
  { sources, calls }: Pick<Known, 'sources' | 'calls'>,
  report: (found: Found) => void,
): void {
  const isExpression = typeof value === 'string' && value.startsWith('=')
  if (kind === 'source') {
    if (typeof value === 'string' && sources.has(value)) return
    const near = isExpression ? undefined : nearest(String(value), [...sources])
    report({
      path,
      code: 'unknown-source',
      message: isExpression
        ? 'This takes the name of a source, not what it holds.'
        : `There is no source on this screen "${String(value)}".`,
      hint: near === undefined ? `Known: ${[...sources].join(', ')}.` : `Did you mean "${near}"?`,
    })
  } else if (kind === 'call') {
    if (value === '') return
    const call = typeof value === 'string' && Object.hasOwn(calls, value) ? calls[value] : undefined
    if (call?.reads) return
    if (call) {
      report({
        path,
        code: 'writing-source',
        message: `${String(value)} changes something on the platform, and a component only reads.`,
        hint: 'Name a call that reads. If it only reads, say so in platform.json with "x-reads": true.',
      })
      return
    }
    const near = nearest(String(value), Object.keys(calls))
    report({
      path,
      code: 'unknown-call',
      message: `The platform has no call "${String(value)}".`,
      hint:
        near === undefined
          ? 'Write "" where the platform has none.'
          : `Did you mean "${near}"? Write "" where the platform has none.`,
    })
  } else if (!isExpression && typeof value !== kind) {
    report({
      path,
      code: 'shape',
      message: `This takes a ${kind === 'string' ? 'text' : kind}.`,
      hint: 'An expression begins with "=".',
    })
  }
}
