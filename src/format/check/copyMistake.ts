import type { TypeScope } from '../expression/ExpressionType.ts'
import { nearest } from '../nearest.ts'
import { readsLikeExpression } from './readsLikeExpression.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Facts } from './Facts.ts'

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

const KEY = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+$/

/** Mistake in a text that is not a copy key: a forgotten "=", own words, or a key that is not written yet. */
export function copyMistake(written: string, { copy }: Pick<Facts, 'copy'>, { path, scope, screen }: Place): Mistake {
  if (readsLikeExpression(written, scope))
    return {
      isKey: false,
      message: `"${written}" is not a copy key, but it reads like an expression.`,
      hint: `Write "=${written}".`,
    }
  if (!KEY.test(written)) {
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
