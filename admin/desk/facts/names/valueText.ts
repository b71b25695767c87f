import { isObject, objectOf, listOf } from '../../../../src/format/value/isObject.ts'
import { periodText } from './periodText.ts'
import { shownValue } from '../../../../src/format/text/shownValue.ts'
import type { Words } from '../../words/useWords.ts'
import { noticeName } from '../../../../src/format/facts/noticeName.ts'
import { amountText, grouped } from '../../../../src/format/facts/amountText.ts'
import { isAmountSetting, titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { isAudience, HIGHEST_VIP } from '../../../../src/format/audience.ts'
import { audienceText } from './audienceText.ts'
import { MEMBERS_ZONE } from '../../../../src/format/time/zones.ts'
import { parseFact } from '../../../../src/format/fact.ts'
import { isOwn } from '../../../../src/format/facts/mayAdd.ts'
import type { Settings } from '../../../../src/format/settings.ts'

const isRule = (rule: unknown): rule is AccessRule => typeof rule === 'object' && rule !== null && 'way' in rule

/** A fact's value in plain words, for showing one beside another. */
export function valueText(value: unknown, words: Words): string {
  const { t } = words
  if (value === undefined || value === null) return t('value.nothing')
  if (typeof value === 'boolean') return t(value ? 'value.on' : 'value.off')
  if (typeof value === 'string') return value === '' ? t('value.empty') : isAmount(value) ? grouped(value) : value
  if (typeof value === 'number') return grouped(String(value))
  if (Array.isArray(value)) return listText(value, words)
  if (isObject(value) && 'path' in value && typeof value.path === 'string')
    return t('value.screenAt', { path: value.path })
  if (isObject(value) && 'confirm' in value) return dialogText(value, words)
  return noticeText(value, words)
}

/** The value of a fact in plain words; money in its currency. */
export function factText(fact: string, value: unknown, words: Words): string {
  const shown = shownValue(fact, value)
  const parsed = parseFact(fact)
  if (parsed?.kind === 'block' && isAudience(shown)) return audienceText(shown, words) || words.t('value.on')
  if (parsed?.kind === 'settings' && parsed.pointer === ACCESS) return accessText(shown, words)
  return parsed?.kind === 'settings' && isAmountSetting(parsed.pointer) && typeof shown === 'string' && isAmount(shown)
    ? amountText(parsed.pointer, shown)
    : valueText(shown, words)
}

/** The value that an edit gives a fact; taking an operator's edit away gives what was shipped, except where nothing was. */
export function setText(fact: string, value: unknown, words: Words): string {
  const parsed = parseFact(fact)
  const isAdded = parsed?.kind === 'notice' || parsed?.kind === 'dialog' || isOwn(parsed)
  return value === null && !isAdded ? words.t('value.shipped') : factText(fact, value, words)
}

/** Whether a value is a screen's document or a list of entries, which no line of text holds: its differences are told. */
export function isStructured(fact: string, value: unknown): boolean {
  const parsed = parseFact(fact)
  if (parsed?.kind === 'screen') return isObject(value)
  const isWorded = parsed?.kind === 'settings' && parsed.pointer === ACCESS
  return Array.isArray(value) && value.some(isObject) && !isWorded
}

const ACCESS = '/recharge/access'
const isAmount = (text: string): boolean => /^\d+(\.\d+)?$/.test(text)

function listText(items: readonly unknown[], words: Words): string {
  if (items.length === 0) return words.t('value.none')
  // A developer's list is of objects that no line holds.
  return items.some(isObject)
    ? words.t('value.entries', { count: items.length })
    : items.map((item) => valueText(item, words)).join(', ')
}

/** A dialog in one line; a priority of 0 and an open end are left out. */
function dialogText(value: Readonly<Record<string, unknown>>, words: Words): string {
  const { t } = words
  const { on, priority, from, until, zone } = value
  const period = {
    ...(typeof from === 'string' && { from }),
    ...(typeof until === 'string' && { until }),
    zone: typeof zone === 'string' ? zone : MEMBERS_ZONE,
  }
  const { audience } = value
  const parts = [
    t(on === false ? 'value.off' : 'value.on'),
    typeof priority === 'number' && priority > 0 && t('value.priority', { priority }),
    (period.from ?? period.until) !== undefined && periodText(period, words),
    isAudience(audience) && audienceText(audience, words),
  ]
  return [t('value.dialog'), ...parts.filter((part) => part !== false && part !== '')].join(', ')
}

/** A notice in one line. */
function noticeText(value: object, words: Words): string {
  const { t, locale } = words
  const { title, on, audience } = objectOf(value)
  const name = noticeName(title, locale)
  if (name === '') return t('value.noTitle')
  const said = t(on === false ? 'value.noticeOff' : 'value.notice', { title: name })
  const whom = isAudience(audience) ? audienceText(audience, words) : ''
  return whom === '' ? said : `${said}, ${whom}`
}

type AccessRule = Settings['recharge']['access'][number]

/** Whom each pay way is for, in a line, such as "Bank transfer: Agents, VIP 3 and up". */
function accessText(rules: unknown, words: Words): string {
  const texts = listOf(rules)
    .filter(isRule)
    .map((rule) => `${titleOfSetting(`/recharge/${rule.way}`, words.locale) ?? rule.way}: ${ruleText(rule, words)}`)
  return texts.length === 0 ? words.t('audience.everybody') : texts.join('; ')
}

function ruleText({ who, vipFrom, vipTo, sinceDays }: AccessRule, words: Words): string {
  const people = audienceText(
    {
      ...(who !== 'everybody' && { roles: [who] }),
      ...(vipFrom > 0 && { vipFrom }),
      ...(vipTo < HIGHEST_VIP && { vipTo }),
    },
    words,
  )
  const days = sinceDays > 0 ? words.t('audience.memberFor', { days: sinceDays }) : ''
  return [people, days].filter((part) => part !== '').join(', ') || words.t('audience.everybody')
}
