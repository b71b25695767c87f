import type { Document, Found } from '../check/Document.ts'
import { isDecimal } from '../text/isDecimal.ts'
import { nearest } from '../text/nearest.ts'
import { isObject, objectOf } from '../value/isObject.ts'
import type { Path } from '../shape/JsonShape.ts'
import { isKind, kinds, type Kind } from './gives.ts'
import { isNameExpression, partNamesIn, treeOf } from './partNames.ts'

export const partTypes = ['name', 'text', 'amount', 'number', 'string', 'bool', 'list', 'json'] as const
export type PartType = (typeof partTypes)[number]

interface Parameter {
  readonly type: PartType
  /** Whether a use may leave it out. */
  readonly isOptional: boolean
  /** Value where a use leaves it out. */
  readonly fallback: unknown
  /** Where the fallback is written. */
  readonly path: Path
}

/** A thing that documents say once: what it gives, what it takes and what it is. */
export interface Part {
  readonly id: string
  readonly document: Document
  readonly format: unknown
  readonly gives: Kind
  readonly takes: ReadonlyMap<string, Parameter>
  readonly part: unknown
  /** Texts in it that read what is not there, by JSON path: they are told of once, and not again at each use. */
  readonly faulty: ReadonlySet<string>
}

const KEYS: readonly string[] = ['$schema', 'format', 'id', 'gives', 'takes', 'part']
const NAME = /^[a-z][A-Za-z0-9]*$/

/** The part in a document; undefined where it says too little to be used. All that is wrong with it is reported. */
export function readPart(document: Document, report: (found: Found) => void): Part | undefined {
  const { value } = document
  if (!isObject(value)) {
    report({ path: [], code: 'shape', message: 'A part is an object.', hint: `It has the keys ${KEYS.join(', ')}.` })
    return undefined
  }
  for (const key of Object.keys(value).filter((name) => !KEYS.includes(name))) {
    const near = nearest(key, KEYS)
    report({
      path: [key],
      code: 'unknown-key',
      message: `A part has no key "${key}".`,
      hint: near === undefined ? `Known: ${KEYS.join(', ')}.` : `Did you mean "${near}"?`,
    })
  }
  const { id, gives, part } = value
  const missing = ['id', 'gives', 'part'].filter((key) => !Object.hasOwn(value, key))
  for (const key of missing) report({ path: [], code: 'missing-key', message: `The part does not say "${key}".` })
  if (missing.length > 0) return undefined
  if (typeof id !== 'string' || !NAME.test(id)) {
    report({
      path: ['id'],
      code: 'shape',
      message: 'This is no id of a part.',
      hint: 'Begin with a small letter, then letters and digits.',
    })
    return undefined
  }
  if (document.path !== `parts/${id}.json`)
    report({
      path: ['id'],
      code: 'duplicate-id',
      message: `The id "${id}" differs from the file name.`,
      hint: `Name the file parts/${id}.json.`,
    })
  if (!isKind(gives)) {
    const near = typeof gives === 'string' ? nearest(gives, Object.keys(kinds)) : undefined
    report({
      path: ['gives'],
      code: 'shape',
      message: `A part cannot give ${JSON.stringify(gives)}.`,
      hint: near === undefined ? `It gives one of: ${Object.keys(kinds).join(', ')}.` : `Did you mean "${near}"?`,
    })
    return undefined
  }
  const isWhat = Array.isArray(part) ? 'list' : isObject(part) ? 'object' : undefined
  if (isWhat !== kinds[gives].is) {
    report({
      path: ['part'],
      code: 'shape',
      message: `This part gives ${kinds[gives].words}, and its "part" is ${described(part)}.`,
      hint: kinds[gives].is === 'list' ? 'Write a list.' : 'Write an object.',
    })
    return undefined
  }
  if (gives === 'screen' && isObject(part))
    for (const key of ['$schema', 'format', 'id', 'path', 'title'].filter((name) => Object.hasOwn(part, name)))
      report({
        path: ['part', key],
        code: 'unknown-key',
        message: `"${key}" is written in the screen itself.`,
        hint: 'Whoever lists screens reads it there.',
      })
  const takesKey = Object.hasOwn(value, 'takes')
    ? 'takes'
    : Object.keys(value).find((key) => !KEYS.includes(key) && nearest(key, KEYS) === 'takes')
  const takes = readTakes(value[takesKey ?? 'takes'], report)
  return { id, document, format: value['format'], gives, takes, part, faulty: checkReadings(part, takes, report) }
}

function readTakes(written: unknown, report: (found: Found) => void): ReadonlyMap<string, Parameter> {
  const takes = new Map<string, Parameter>()
  if (written !== undefined && !isObject(written))
    report({ path: ['takes'], code: 'shape', message: '"takes" is an object of names and types.' })
  for (const [name, declared] of Object.entries(objectOf(written))) {
    const path = ['takes', name]
    if (!NAME.test(name))
      report({
        path,
        code: 'shape',
        message: `"${name}" is no name for what a part takes.`,
        hint: 'Begin with a small letter, then letters and digits.',
      })
    const long = isObject(declared)
    const word = long ? declared['type'] : declared
    const type = partTypes.find((each) => each === word)
    const near = typeof word === 'string' ? nearest(word, partTypes) : undefined
    if (!type) {
      report({
        path: long ? [...path, 'type'] : path,
        code: 'shape',
        message: `${JSON.stringify(word) ?? 'Nothing'} is no type of what a part takes.`,
        hint: near === undefined ? `Known: ${partTypes.join(', ')}.` : `Did you mean "${near}"?`,
      })
    }
    if (long)
      for (const key of Object.keys(declared).filter((each) => each !== 'type' && each !== 'default'))
        report({ path: [...path, key], code: 'unknown-key', message: `What a part takes has no key "${key}".` })
    const isOptional = long && Object.hasOwn(declared, 'default')
    const fallback = isOptional ? declared['default'] : undefined
    const at = [...path, 'default']
    if (isOptional && type) {
      const mistake = mistakeOf(fallback, type)
      if (mistake) report({ path: at, code: 'shape', ...mistake })
      else if (textsWithin(fallback, at).some(({ text }) => readsPart(text)))
        report({ path: at, code: 'shape', message: 'A default reads nothing of the part.' })
    }
    // Of an unknown type it counts as there: its readings are not told of as well.
    takes.set(name, { type: type ?? partTypes.find((each) => each === near) ?? 'json', isOptional, fallback, path: at })
  }
  return takes
}

interface Mistake {
  readonly message: string
  readonly hint: string
}

/** Why a given value is not of a type, as far as that can be told before it has landed. */
export function mistakeOf(value: unknown, type: PartType): Mistake | undefined {
  const written = typeof value === 'string' && value.startsWith('=')
  const refuse = (needed: string, hint: string): Mistake => ({
    message: `${needed} is needed here, and this is ${described(value)}.`,
    hint,
  })
  const orExpression = 'Write one, or an expression that begins with "=".'
  switch (type) {
    case 'name':
      if (typeof value !== 'string') return refuse('A name', 'Write a text.')
      return written
        ? { message: 'A name is needed here, and this is an expression.', hint: 'Write it plainly.' }
        : undefined
    case 'amount':
      if (written || typeof value === 'number' || (typeof value === 'string' && isDecimal(value))) return undefined
      return refuse('An amount', orExpression)
    case 'number':
      return written || typeof value === 'number' ? undefined : refuse('A number', orExpression)
    case 'string':
      return typeof value === 'string' ? undefined : refuse('A text', orExpression)
    case 'bool':
      return written || typeof value === 'boolean' ? undefined : refuse('true or false', orExpression)
    case 'list':
      return written || Array.isArray(value) ? undefined : refuse('A list', orExpression)
    case 'text':
      return typeof value === 'string' || isObject(value)
        ? undefined
        : refuse('A text', 'Write a copy key, an object with "copy", or an expression.')
    case 'json':
      return undefined
    default:
      return type satisfies never
  }
}

function described(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `the text "${value.slice(0, 40)}"`
  if (typeof value === 'number') return `the number ${value}`
  return typeof value === 'boolean' ? String(value) : 'an object'
}

interface Text {
  readonly text: string
  readonly path: Path
}

/** Every text in a value, and where. */
function textsWithin(value: unknown, path: Path): readonly Text[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsWithin(item, [...path, index]))
  return Object.entries(objectOf(value)).flatMap(([key, inner]) => textsWithin(inner, [...path, key]))
}

/** Whether a text is an expression that may read a parameter. */
export const readsPart = (text: string): boolean => text.startsWith('=') && /\bpart\b/.test(text)

/** Reports what a part reads wrongly of its parameters, and those that nothing reads. */
function checkReadings(
  part: unknown,
  takes: ReadonlyMap<string, Parameter>,
  report: (found: Found) => void,
): ReadonlySet<string> {
  const read = new Set<string>()
  const faulty = new Set<string>()
  const isName = (name: string) => takes.get(name)?.type === 'name'
  for (const { text, path } of textsWithin(part, ['part'])) {
    if (!readsPart(text)) continue
    const source = text.slice(1)
    const tree = treeOf(source)
    // What cannot be parsed is told of by whoever reads the written expression.
    for (const [, name = ''] of tree ? [] : source.matchAll(/\bpart\.([A-Za-z]\w*)/g)) read.add(name)
    if (!tree) continue
    const whole = /^\s*part\.[A-Za-z]\w*\s*$/.test(source) || isNameExpression(tree, isName)
    const { readings } = partNamesIn(source, tree, () => false)
    for (const { name, start } of readings) {
      const known = name === undefined ? undefined : takes.get(name)
      if (name !== undefined) read.add(name)
      if (known && (whole || (known.type !== 'text' && known.type !== 'json'))) continue
      faulty.add(JSON.stringify(path))
      const near = name === undefined ? undefined : nearest(name, takes.keys())
      report({
        path,
        offset: start,
        code: 'expression',
        ...(known
          ? {
              message: `"${name}" is of the type ${known.type}, which stands alone.`,
              hint: `Write "=part.${name}" and nothing else, or take it as another type.`,
            }
          : name === undefined
            ? { message: 'Of "part" one name is read.', hint: 'Write part. and a name that "takes" has.' }
            : {
                message: `This part takes no "${name}".`,
                hint: near === undefined ? 'Name it in "takes".' : `Did you mean "${near}"?`,
              }),
      })
    }
  }
  for (const name of takes.keys())
    if (!read.has(name) && faulty.size === 0)
      report({
        path: ['takes', name],
        code: 'unused-source',
        severity: 'warning',
        message: `Nothing in the part reads "${name}".`,
        hint: 'Take it away.',
      })
  return faulty
}
