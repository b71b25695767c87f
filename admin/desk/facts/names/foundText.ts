import { Big } from 'big.js'
import { copyName, factName } from '../../../../src/format/facts/factName.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import { formatFact, isFactOf } from '../../../../src/format/fact.ts'
import type { Said } from '../../../../src/format/Issue.ts'
import { isLocale } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { factsNamed } from '../draft/ownFacts.ts'
import { readValue } from '../draft/readValue.ts'
import { ownedName } from './changeName.ts'
import { setText } from './valueText.ts'
import { amountText } from '../../../../src/format/facts/amountText.ts'
import type { Words } from '../../words/useWords.ts'

/** Something that the check or a gate found: a sentence for people who read English, and what it says as data. */
export interface Found {
  readonly message: string
  readonly hint?: string
  readonly said?: Said
  readonly fact?: string
  readonly path?: string
  readonly line?: number
}

type Values = Readonly<Record<string, string | number>>

/** It in the operator's words; what nobody has put into words yet, as it was written. */
export function foundText(found: Found, words: Words, snapshot?: DraftSnapshot): string {
  const { message, hint, said } = found
  const written = hint === undefined ? message : `${message} ${hint}`
  if (said === undefined) return written
  const values = valuesOf(found, said.values ?? {}, words, snapshot)
  const text = words.coded(`finding.${said.id}`, values)
  if (text === undefined) return written
  return [text, words.coded(`finding.${said.id}-hint`, values)].filter(Boolean).join(' ')
}

function valuesOf({ fact, path, line }: Found, values: Values, words: Words, snapshot?: DraftSnapshot): Values {
  const pointer = fact !== undefined && isFactOf('settings', fact) ? path : undefined
  const { from, to, locale, other } = values
  const facts = snapshot ? factsNamed(snapshot) : noFacts
  return {
    ...(line !== undefined && { line }),
    ...values,
    ...namesIn(values, words, snapshot),
    ...momentsIn(values, words),
    ...(fact !== undefined && { name: factName(fact, words.locale, facts) }),
    ...otherIn(fact, values, words),
    ...(pointer !== undefined && {
      name: factName(formatFact({ kind: 'settings', pointer }), words.locale, facts),
      ...amountsIn(pointer, values),
    }),
    ...(isLocale(locale) && { language: words.language(locale) }),
    ...(isLocale(other) && { otherLanguage: words.language(other) }),
    ...(from !== undefined && to !== undefined && proportions(String(from), String(to), words)),
  }
}

/** Another change that a finding is about, and the value that it sets. */
function otherIn(fact: string | undefined, { owner, name, sets }: Values, words: Words): Values {
  if (owner === undefined) return {}
  const change = ownedName({ name: String(name), owner: String(owner) }, '', words)
  if (fact === undefined) return { change }
  return { change, text: sets === undefined ? '…' : setText(fact, JSON.parse(String(sets)), words) }
}

/** Things that a finding means besides the fact itself, by their names. */
function namesIn(values: Values, { locale }: Words, snapshot?: DraftSnapshot): Values {
  const { key, ...others } = values
  const named = (['notice', 'dialog', 'screen'] as const).flatMap((kind) => {
    const id = others[kind]
    if (id === undefined) return []
    const fact = formatFact({ kind, id: String(id) })
    const value = snapshot && readValue(snapshot, fact)
    return [[kind, factName(fact, locale, snapshot ? factsNamed(snapshot) : noFacts, value)] as const]
  })
  return { ...Object.fromEntries(named), ...(key !== undefined && { key: copyName(String(key), locale) }) }
}

/** By the operator's own clock. */
function momentsIn(values: Values, words: Words): Values {
  const moments = Object.entries(values).filter(([, value]) => /^\d{4}-\d\d-\d\dT.*Z$/.test(String(value)))
  return Object.fromEntries(moments.map(([key, value]) => [key, words.moment(String(value))]))
}

/** Where a group is meant, its ends are what has a currency. */
function amountsIn(pointer: string, values: Values): Values {
  const money = Object.entries(values).filter(([, value]) => /^\d+(\.\d+)?$/.test(String(value)))
  const at = 'low' in values ? `${pointer}/min` : pointer
  return Object.fromEntries(money.map(([key, value]) => [key, amountText(at, String(value))]))
}

/** How many times as much it is, or by how much less. */
function proportions(from: string, to: string, words: Words): Values {
  if (!/^\d+(\.\d+)?$/.test(from) || Big(from).eq(0) || !/^\d+(\.\d+)?$/.test(to)) return {}
  const times = Big(to).div(from)
  return {
    times: words.number(times.round(1).toNumber()),
    percent: words.number(Big(100).minus(times.times(100)).round(0).toNumber()),
  }
}
