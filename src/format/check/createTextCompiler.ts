import type { TypeScope } from '../expression/ExpressionType.ts'
import { isObject } from '../value/isObject.ts'
import { displayFormats } from '../shape/common.ts'
import type { CompiledChoices, CompiledLabel, CompiledText } from '../shape/compiled.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Checking } from './Checking.ts'
import { COPY_KEY } from '../text/copyKey.ts'
import { checkName, knownChoices } from './checkName.ts'
import type { ExpressionCompiler } from './createExpressionCompiler.ts'
import type { ValueCompiler } from './createValueCompiler.ts'
import type { Found } from './Document.ts'
import { nearest } from '../text/nearest.ts'
import { readsLikeExpression } from './readsLikeExpression.ts'
import type { Facts } from './Facts.ts'

/** Compiles shown text: a copy key with its values, a key that is read, a label, one of two texts, or an expression. */
export function createTextCompiler(
  checking: Checking,
  { expression, textsIn }: ExpressionCompiler,
  { value }: ValueCompiler,
): (raw: unknown, path: Path, scope: TypeScope) => CompiledText {
  const { report } = checking

  /** A value in a text: as it is, by a format, or by a list. */
  const written = (raw: unknown, path: Path, scope: TypeScope): unknown =>
    isObject(raw) && raw['label'] !== undefined
      ? label(raw, path, scope)
      : isObject(raw)
        ? {
            value: value(raw['value'], 'shown', [...path, 'value'], scope),
            as: either(raw['as'], [...path, 'as'], scope, (name, at) =>
              checkName(displayFormats, name, { path: at, code: 'shape', what: 'format' }, report),
            ),
          }
        : value(raw, 'shown', path, scope)

  /** One name, or one of two by a condition. */
  const either = (raw: unknown, path: Path, scope: TypeScope, check: (name: unknown, path: Path) => unknown): unknown =>
    isObject(raw)
      ? {
          if: value(raw['if'], 'bool', [...path, 'if'], scope),
          then: check(raw['then'], [...path, 'then']),
          else: check(raw['else'], [...path, 'else']),
        }
      : check(raw, path)

  const label = (raw: Readonly<Record<string, unknown>>, path: Path, scope: TypeScope): CompiledLabel => ({
    l: value(raw['label'], 'plain', [...path, 'label'], scope),
    choices: either(raw['choices'], [...path, 'choices'], scope, (name, at) =>
      knownChoices(name, at, checking),
    ) as CompiledChoices,
  })

  const text = (raw: unknown, path: Path, scope: TypeScope): CompiledText => {
    if (typeof raw === 'string' && raw.startsWith('=')) return expression(raw, 'shown', path, scope)
    if (isObject(raw) && raw['label'] !== undefined) return label(raw, path, scope)
    if (isObject(raw) && typeof raw['if'] === 'string')
      return {
        if: expression(raw['if'], 'bool', [...path, 'if'], scope),
        then: text(raw['then'], [...path, 'then'], scope),
        else: text(raw['else'], [...path, 'else'], scope),
      }
    const key = isObject(raw) ? raw['copy'] : raw
    if (isObject(raw) && typeof key === 'string' && key.startsWith('=')) {
      if (raw['with'] !== undefined)
        report({
          path: [...path, 'with'],
          code: 'copy-placeholder',
          message: 'A key that is worked out takes no values: which placeholders it has is not known.',
        })
      const workedOut = expression(key, 'string', [...path, 'copy'], scope)
      checkWrittenKeys(textsIn(workedOut.e), [...path, 'copy'], report)
      return { k: workedOut }
    }
    const given = isObject(raw) && isObject(raw['with']) ? raw['with'] : {}
    knownCopy(key, isObject(raw) ? [...path, 'copy'] : path, scope, checking)
    checkPlaceholders(String(key), given, path, checking)
    const values = Object.entries(given).map(
      ([name, item]) => [name, written(item, [...path, 'with', name], scope)] as const,
    )
    return values.length > 0 ? { c: String(key), with: Object.fromEntries(values) } : { c: String(key) }
  }

  return text
}

/** A key where nothing is given for placeholders. */
export function plainCopy(key: unknown, path: Path, scope: TypeScope, checking: Checking): unknown {
  const { facts, report } = checking
  const [name] = facts.copy.get(String(key)) ?? []
  if (name !== undefined)
    report({
      path,
      code: 'copy-placeholder',
      message: `"${String(key)}" has the placeholder {{${name}}}, and nothing is given for it here.`,
      hint: 'Name a text without placeholders, or take it out of the text in every language.',
    })
  return knownCopy(key, path, scope, checking)
}

function knownCopy(key: unknown, path: Path, scope: TypeScope, { facts, screen, report, words }: Checking): unknown {
  if (typeof key === 'string') words.add(key)
  if (typeof key === 'string' && !facts.copy.has(key)) {
    const id = screen?.screen['id']
    const { isKey, ...mistake } = copyMistake(key, facts, {
      path,
      scope,
      screen: typeof id === 'string' ? id : undefined,
    })
    report({ path, code: 'unknown-copy', severity: isKey && facts.copyMayFollow ? 'warning' : 'error', ...mistake })
  }
  return key
}

/** Checks that the given values are those that the text has placeholders for. */
function checkPlaceholders(
  key: string,
  given: Readonly<Record<string, unknown>>,
  path: Path,
  { facts, report }: Checking,
): void {
  const known = facts.copy.get(key)
  const missing = new Set([...(known ?? [])].filter((name) => !Object.hasOwn(given, name)))
  const misspelt = new Map<string, string>()
  for (const name of known ? Object.keys(given).filter((each) => !known.has(each)) : []) {
    const near = nearest(name, missing)
    if (near !== undefined && missing.delete(near)) misspelt.set(name, near)
  }
  for (const name of missing) {
    report({
      path,
      code: 'copy-placeholder',
      message: `"${key}" has the placeholder {{${name}}}, which is not given here.`,
      hint: `Write { "copy": "${key}", "with": { "${name}": … } }.`,
    })
  }
  for (const name of known ? Object.keys(given) : []) {
    if (!known?.has(name))
      report({
        path: [...path, 'with', name],
        code: 'copy-placeholder',
        message: `"${key}" has no placeholder {{${name}}}.`,
        hint: misspelt.has(name)
          ? `Did you mean "${misspelt.get(name) ?? ''}"?`
          : known?.size === 0
            ? `Write {{${name}}} into the text in every language, or leave "with" out.`
            : `It has: ${[...(known ?? [])].join(', ')}.`,
      })
  }
}

/**
 * Keys, or parts of them, written in an expression that yields a copy key: it may only read the key that data carries.
 */
function checkWrittenKeys(texts: readonly string[], path: Path, report: (found: Found) => void): void {
  const [first, second] = texts
  if (first === undefined) return
  report({
    path,
    code: 'raw-text',
    message:
      second === undefined
        ? `"${first}" is written in an expression that yields a copy key, which can only be read.`
        : `An expression cannot choose between the texts "${first}" and "${second}".`,
    hint: 'Write { "if": "=…", "then": …, "else": … } in its place. The text of a value is { "label": …, "choices": … }.',
  })
}

interface Mistake {
  readonly message: string
  readonly hint: string
  /** It is a key like any other, and its texts are still to be written. */
  readonly isKey: boolean
}

interface Place {
  readonly path: Path
  readonly scope: TypeScope
  /** The id of the screen; undefined for a document that is not a screen. */
  readonly screen: string | undefined
}

/** Mistake in a text that is not a copy key: a forgotten "=", own words, or a key that is not written yet. */
function copyMistake(written: string, { copy }: Pick<Facts, 'copy'>, { path, scope, screen }: Place): Mistake {
  if (readsLikeExpression(written, scope))
    return {
      isKey: false,
      message: `"${written}" is not a copy key, but it reads like an expression.`,
      hint: `Write "=${written}".`,
    }
  if (!COPY_KEY.test(written)) {
    const key = `${screen ?? 'common'}.${nameFor(written, path)}`
    return {
      isKey: false,
      message: `"${written}" are words of your own, and members read texts of the copy, each in their language.`,
      hint: `Write "${key}" here and run: npm run copy -- add ${key} ${JSON.stringify(written)}.`,
    }
  }
  const near = nearest(written, copy.keys())
  const add = `npm run copy -- add ${written}`
  return {
    isKey: true,
    message: `There is no copy "${written}".`,
    hint: near === undefined ? `Add it in every language: ${add}.` : `Did you mean "${near}"? If not, add it: ${add}.`,
  }
}

/** `My bets` as `myBets`; words of other scripts are named by their place. */
function nameFor(written: string, path: Path): string {
  const [first = '', ...others] = written
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .split(/ +/)
    .slice(0, 3)
  if (/^[A-Za-z]/.test(first))
    return (
      first.toLowerCase() + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('')
    )
  return String(path.findLast((part) => typeof part === 'string' && part !== 'copy') ?? 'text')
}
