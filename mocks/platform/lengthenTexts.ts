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
export function lengthenTexts(answer: unknown): unknown {
  return mapTexts(answer, (text, field) => (shownFields.has(field) ? text + FILLER : text))
}

/** Takes the filler out of what a member sends back, so that a lengthened name still names its thing. */
export function shortenTexts(params: unknown): unknown {
  return mapTexts(params, (text) => text.replaceAll(FILLER, ''))
}

function mapTexts(value: unknown, change: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return change(value, field)
  // A bare text in a list, such as a home notice, is shown.
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, typeof item === 'string' ? 'title' : ''))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, name)]))
}
