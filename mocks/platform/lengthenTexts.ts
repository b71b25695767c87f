/** Fields that are shown as they come; the others are codes, addresses and numbers. */
const shownFields = new Set([
  'title',
  'name',
  'gamename',
  'activity_name',
  'realname',
  'bank',
  'bank_name',
  'bank_owner',
  'bank_address',
  'pay_way',
  'remark',
  'Code',
  'cp_title',
  'class2',
  'repair_tips',
])

const FILLER = ' 아주아주긴이름도잘리지않고읽혀야합니다 Sehrlangeswortohnetrennstelle 很长的名称也必须清晰可读'

/** Lengthens every shown text of an answer; a screen must stay readable with it. */
export function lengthenTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return shownFields.has(field) ? value + FILLER : value
  if (Array.isArray(value)) return value.map((item) => lengthenTexts(item, typeof item === 'string' ? 'title' : ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthenTexts(item, name)]))
}
