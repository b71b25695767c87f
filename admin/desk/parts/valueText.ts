import { isObject } from '../../../src/format/isObject.ts'
import { periodText } from '../period/periodText.ts'
import { shownValue } from '../../../src/format/shownValue.ts'

/** A fact's value in plain words, for showing one beside another. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string') return value === '' ? 'empty' : /^\d+(\.\d+)?$/.test(value) ? grouped(value) : value
  if (typeof value === 'number') return grouped(String(value))
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(', ')
  if (isObject(value) && 'path' in value && typeof value.path === 'string') return `the screen at ${value.path}`
  if (isObject(value) && 'confirm' in value) return dialogText(value)
  return noticeText(value)
}

/** The value of a fact in plain words. */
export const factText = (fact: string, value: unknown): string => valueText(shownValue(fact, value))

function grouped(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const text = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? text : `${text}.${fraction}`
}

/** A dialog in one line; a priority of 0 and a time without an end go without saying. */
function dialogText(value: Readonly<Record<string, unknown>>): string {
  const { on, priority, from, until, zone } = value
  const period = {
    ...(typeof from === 'string' && { from }),
    ...(typeof until === 'string' && { until }),
    zone: typeof zone === 'string' ? zone : MEMBERS_ZONE,
  }
  const parts = [
    on === false ? 'off' : 'on',
    typeof priority === 'number' && priority > 0 && `priority ${priority}`,
    (period.from ?? period.until) !== undefined && periodText(period),
  ]
  return ['a dialog', ...parts.filter((part) => part !== false)].join(', ')
}

/** A period without a zone is in the members' time. */
const MEMBERS_ZONE = 'Asia/Seoul'

/** A notice in one line. */
function noticeText(value: object): string {
  const { title, on } = value as { title?: Record<string, string>; on?: boolean }
  const name = title?.['en'] ?? title?.['kor'] ?? Object.values(title ?? {})[0]
  return name === undefined || name === '' ? 'a notice without a title' : `“${name}”${on === false ? ', off' : ''}`
}
