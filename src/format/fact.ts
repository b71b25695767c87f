import { assertNever } from './value/assertNever.ts'
import { isLocale, type Locale } from './locales.ts'

/** Subject of an operator's edit: one value of the documents, wherever it is written. */
export type Fact =
  | { readonly kind: 'settings'; readonly pointer: string }
  | { readonly kind: 'copy'; readonly locale: Locale; readonly key: string }
  | { readonly kind: 'notice'; readonly id: string }
  | { readonly kind: 'dialog'; readonly id: string }
  /** Whether members see a block. */
  | { readonly kind: 'block'; readonly screen: string; readonly block: string }
  | { readonly kind: 'screen'; readonly id: string }

export type FactKind = Fact['kind']
export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>

/**
 * Reads a fact as edits, the audit and the wire spell it: `settings:/recharge/bank/min`, `copy:en:recharge.title`,
 * `notice:<id>`, `dialog:<id>`, `block:<screen>/<block>` or `screen:<id>`. Undefined where it is spelled otherwise;
 * whether the documents have such a value is `readFact`'s answer.
 */
export function parseFact(text: string): Fact | undefined {
  const [kind, rest] = halves(text, ':')
  return isFactKind(kind) ? parsers[kind](rest) : undefined
}

const isFactKind = (kind: string): kind is FactKind => Object.hasOwn(parsers, kind)

/** Readers of the text behind the colon, by kind. */
const parsers: { readonly [K in FactKind]: (rest: string) => FactOf<K> | undefined } = {
  settings: (pointer) => ({ kind: 'settings', pointer }),
  copy(rest) {
    const [locale, key] = halves(rest, ':')
    return isLocale(locale) ? { kind: 'copy', locale, key } : undefined
  },
  notice: (id) => ({ kind: 'notice', id }),
  dialog: (id) => ({ kind: 'dialog', id }),
  block(rest) {
    const [screen, block] = halves(rest, '/')
    return screen === '' || block === '' || block.includes('/') ? undefined : { kind: 'block', screen, block }
  },
  screen: (id) => ({ kind: 'screen', id }),
}

/** Spells a fact as edits, the audit and the wire do. */
export function formatFact(fact: Fact): string {
  switch (fact.kind) {
    case 'settings':
      return `settings:${fact.pointer}`
    case 'copy':
      return `copy:${fact.locale}:${fact.key}`
    case 'block':
      return `block:${fact.screen}/${fact.block}`
    case 'notice':
    case 'dialog':
    case 'screen':
      return `${fact.kind}:${fact.id}`
    default:
      return assertNever(fact)
  }
}

/** Whether a spelled fact is of this kind. */
export function isFactOf(kind: FactKind, text: string): boolean {
  return parseFact(text)?.kind === kind
}

/** The facts of one kind among spelled ones. */
export function factsOf<K extends FactKind>(kind: K, texts: Iterable<string>): readonly FactOf<K>[] {
  const isOfKind = (fact: Fact | undefined): fact is FactOf<K> => fact?.kind === kind
  return [...texts].map(parseFact).filter(isOfKind)
}

/** Text before and after the first separator; without one, all of it is after. */
function halves(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator)
  return [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
}
