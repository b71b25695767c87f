import { isAmountSetting } from '../declaredSettings.ts'
import { isFactOf, parseFact } from '../fact.ts'
import { isObject, objectOf } from '../value/isObject.ts'
import { type Edit, readFact } from '../overlay.ts'
import { shownValue } from '../text/shownValue.ts'
import type { SourceFile } from '../SourceFile.ts'
import { amountText } from './amountText.ts'
import { factName } from './factName.ts'
import { parseFacts } from './parseFacts.ts'
import { proportionText } from './proportionText.ts'

/** An edit in plain English, such as "Deposits › Bank transfer › Minimum: ₩100 → ₩500 (5×)". */
export function describeEdit(edit: Edit, files: readonly SourceFile[]): string {
  const { fact, value } = edit
  const before = edit.replaces === undefined ? readFact(files, fact) : edit.replaces
  const isDialog = isFactOf('dialog', fact) && isObject(before) && isObject(value)
  const words = isDialog
    ? [partsShown(before, value), partsShown(value, before)]
    : [before, value].map((one) => factShown(fact, one))
  const proportion = proportionText(fact, before, value, 'en')
  const name = factName(fact, 'en', parseFacts(files), value, before)
  return `${name}: ${words.join(' → ')}${proportion === undefined ? '' : ` (${proportion})`}`
}

function factShown(fact: string, value: unknown): string {
  const parsed = parseFact(fact)
  if (parsed?.kind === 'block' && isObject(value)) return partsWritten(value)
  if (fact === 'settings:/recharge/access' && Array.isArray(value)) return rulesWritten(value)
  if (parsed?.kind === 'dialog' && isObject(value)) return dialogShown(value)
  const isAmount = parsed?.kind === 'settings' && isAmountSetting(parsed.pointer) && typeof value === 'string'
  return isAmount ? amountText(parsed.pointer, value) : shown(shownValue(fact, value))
}

/** A dialog that is new or goes: the name has its title, and its texts are facts of their own. */
function dialogShown({
  title: _title,
  body: _body,
  confirm: _confirm,
  ...rest
}: Readonly<Record<string, unknown>>): string {
  return `a dialog, ${partsShown(rest, {})}`
}

/** Parts of a dialog that differ from another; those that it leaves out are not listed. */
function partsShown(value: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(value).filter(([key, part]) => JSON.stringify(part) !== JSON.stringify(other[key]))
  return parts.length === 0
    ? 'as usual'
    : parts.map(([key, part]) => (key === 'on' ? shown(part) : written(key, part))).join(', ')
}

const written = (key: string, part: unknown): string =>
  key === 'audience' && isObject(part) ? `for ${partsWritten(part)}` : `${key} ${shown(part)}`

/** An audience, or a rule of a pay way, key by key. */
const partsWritten = (value: Readonly<Record<string, unknown>>): string =>
  Object.entries(value)
    .map(([key, part]) => `${key} ${shown(part)}`)
    .join(', ') || 'everybody'

const rulesWritten = (rules: readonly unknown[]): string =>
  rules.length === 0 ? 'everybody' : rules.map((rule) => partsWritten(objectOf(rule))).join('; ')

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string')
    return value.length > 80 ? `“${value.slice(0, 79)}…”` : /^[0-9.:]+$/.test(value) ? value : `“${value}”`
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  return isObject(value) && isObject(value['title']) ? shown(Object.values(value['title'])[0]) : 'a new version'
}
