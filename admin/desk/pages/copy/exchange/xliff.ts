import { Parser } from 'htmlparser2'
import { withoutMark } from '../../../../../src/format/text/byteOrderMark.ts'
import { defaultLocale, languages, locales, type Locale } from '../../../../../src/format/locales.ts'
import { type ExchangeEntry, type FileProblem, type ReadResult, type ReturnedEntry, textMark } from './ExchangeEntry.ts'

const HOLE = /(\{\{[^{}]*\}\})/
/** Characters that XML cannot contain, not even as a reference. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const states = {
  missing: ['initial'],
  stale: ['initial', 'playbill:sourceChanged'],
  translated: ['translated'],
} as const

/** The texts of one language as XLIFF 2.0, with placeholders as elements that a translator's tool does not let go. */
export function writeXliff(entries: readonly ExchangeEntry[], locale: Locale): string {
  const tags = { source: languages[defaultLocale].tag, target: languages[locale].tag }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${tags.source}" trgLang="${tags.target}">`,
    '<file id="texts" original="playbill" xml:space="preserve">',
    ...entries.filter((entry) => entry.locale === locale).map(unit),
    '</file>',
    '</xliff>',
    '',
  ].join('\n')
}

function unit({ key, place, budget, note, source, target, state }: ExchangeEntry): string {
  const notes = { place, budget, note, was: textMark(target) }
  const written = Object.entries(notes)
    .filter(([, text]) => text !== '')
    .map(([category, text]) => `<note category="${category}">${escaped(text)}</note>`)
  const sides = [content(source, 's'), content(target, 't')] as const
  const data = sides.flatMap((side) => side.data)
  const [name, detail] = states[state]
  return [
    `<unit id="${escaped(key)}" name="${escaped(key)}">`,
    `<notes>${written.join('')}</notes>`,
    ...(data.length > 0 ? [`<originalData>${data.join('')}</originalData>`] : []),
    `<segment state="${name}"${detail === undefined ? '' : ` subState="${detail}"`}>`,
    `<source>${sides[0].text}</source>`,
    `<target>${sides[1].text}</target>`,
    '</segment>',
    '</unit>',
  ].join('')
}

/** The content of one side, and what its placeholders say; the same one has the same id on both sides. */
function content(text: string, side: 's' | 't'): { readonly text: string; readonly data: readonly string[] } {
  const data: string[] = []
  const seen = new Map<string, number>()
  const pieces = text.split(HOLE).map((piece, at) => {
    if (at % 2 === 0) return escaped(piece)
    const name = /[A-Za-z_]\w*/.exec(piece)?.[0] ?? 'x'
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    const id = nth === 1 ? name : `${name}-${nth}`
    data.push(`<data id="${side}-${id}">${escaped(piece)}</data>`)
    return `<ph id="${id}" dataRef="${side}-${id}" equiv="${name}" disp="${escaped(piece)}" canDelete="no"/>`
  })
  return { text: pieces.join(''), data }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll(FORBIDDEN, (character) => `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0')}"/>`)
}

/** A value of an attribute has no "<" in it: the quote after it was lost. */
const OPEN_QUOTE = /<[A-Za-z][^<>"]*(?:"[^"<]*"[^<>"]*)*"[^"<]*</
const EMPTY_TAG = /<[^<>]*\/>/y

const linesBefore = (text: string, index: number): number => text.slice(0, index).split('\n').length

/**
 * Reads such a file again, also one whose segments a tool has split, whose words it has marked, or to which it has added
 * suggestions of its own. An end of a line is one character, whichever the file was saved with, as XML has it.
 */
export function readXliff(file: string): ReadResult {
  const text = withoutMark(file).replaceAll(/\r\n?/g, '\n')
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return { problem: { kind: 'entities' } }
  const open = OPEN_QUOTE.exec(text)
  if (open !== null) return { problem: { kind: 'quote', line: linesBefore(text, open.index) } }
  const reader = createReader(text)
  const parser = new Parser(reader.handler, { xmlMode: true, decodeEntities: true })
  reader.follow(parser)
  parser.end(text)
  const { problem, entries, isXliff } = reader.result()
  if (problem !== undefined) return { problem }
  return isXliff ? { entries } : { problem: { kind: 'type' } }
}

interface Unit {
  readonly key: string
  readonly line: number
  readonly data: Map<string, string>
  source: string
  target: string
  was: string | undefined
}

function createReader(text: string) {
  const entries: ReturnedEntry[] = []
  const within: string[] = []
  let problem: FileProblem | undefined
  let locale: Locale | undefined
  let isXliff = false
  let unit: Unit | undefined
  /** Where the source of the `ignorable` begins that has no target yet. */
  let untranslated: number | undefined
  let piece = { dataId: '', note: '' }
  let position: Pick<Parser, 'startIndex'> = { startIndex: 0 }
  let counted = { index: 0, line: 1 }
  /** Goes on from the last one: a file has thousands of places. */
  const line = (): number => {
    const index = position.startIndex
    counted = { index, line: counted.line + text.slice(counted.index, index).split('\n').length - 1 }
    return counted.line
  }
  const fail = (found: FileProblem): void => void (problem ??= found)
  /** Path inside the unit: suggestions and a tool's own history have sources, targets, data and notes of theirs. */
  const inUnit = (): readonly string[] => within.slice(within.lastIndexOf('unit') + 1)

  const isAt = (part: string, child: string): boolean => inUnit()[0] === part && inUnit()[1] === child

  /** The text of a segment counts, and of whatever lies between two that a tool has made of one. */
  function side(): 'source' | 'target' | undefined {
    const [part, at] = inUnit()
    return (part === 'segment' || part === 'ignorable') && (at === 'source' || at === 'target') ? at : undefined
  }

  function isEmptyTag(): boolean {
    EMPTY_TAG.lastIndex = position.startIndex
    return EMPTY_TAG.test(text)
  }

  function add(more: string): void {
    if (unit === undefined) return
    const at = side()
    if (at !== undefined) unit[at] += more
    else if (isAt('originalData', 'data')) unit.data.set(piece.dataId, (unit.data.get(piece.dataId) ?? '') + more)
    else if (isAt('notes', 'note') && piece.note === 'was') unit.was = (unit.was ?? '') + more
  }

  function placeholder({ dataRef = '', disp, equiv }: Readonly<Record<string, string>>): string {
    const said = unit?.data.get(dataRef) ?? disp ?? `{{${equiv ?? ''}}}`
    // The particle of a Korean placeholder that a tool has copied to another language says nothing there.
    const isCopied = dataRef.startsWith('s-') && side() === 'target' && locale !== defaultLocale
    return isCopied ? said.replace(/\s*,[^{}]*/, '') : said
  }

  const handler = {
    onopentag(name: string, attributes: Readonly<Record<string, string>>) {
      within.push(name)
      if (name === 'xliff') {
        isXliff = attributes['version']?.startsWith('2.') ?? false
        const target = attributes['trgLang']
        locale = locales.find((each) => languages[each].tag.toLowerCase() === target?.toLowerCase())
        if (isXliff && locale === undefined) fail({ kind: 'language', line: line(), name: target ?? '' })
      }
      if (name === 'unit')
        unit = { key: attributes['id'] ?? '', line: line(), data: new Map(), source: '', target: '', was: undefined }
      if (name === 'ignorable') untranslated = unit?.source.length
      if (name === 'target') untranslated = undefined
      if (name === 'data') piece = { ...piece, dataId: attributes['id'] ?? '' }
      if (name === 'note') piece = { ...piece, note: attributes['category'] ?? '' }
      if (name === 'ph') add(placeholder(attributes))
      if (name === 'cp') add(String.fromCharCode(Number.parseInt(attributes['hex'] ?? '', 16)))
    },
    ontext: add,
    onclosetag(name: string, isImplied: boolean) {
      if (isImplied && !isEmptyTag()) {
        const open = text.lastIndexOf(`<${name}`, position.startIndex - 1)
        fail({ kind: 'tag', line: linesBefore(text, Math.max(0, open)), name })
      }
      // Without a target the space between two segments is the same in every language.
      if (name === 'ignorable' && unit !== undefined && untranslated !== undefined)
        unit.target += unit.source.slice(untranslated)
      within.pop()
      if (name !== 'unit' || unit === undefined || locale === undefined) return
      const { key, source, target, was } = unit
      entries.push({ key, locale, source, target, was, line: unit.line })
      unit = undefined
    },
  }
  return {
    handler,
    follow: (parser: Pick<Parser, 'startIndex'>) => void (position = parser),
    result: () => ({ problem, entries, isXliff }),
  }
}
