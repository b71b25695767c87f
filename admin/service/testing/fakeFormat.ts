import { createHash } from 'node:crypto'
import { fromPointer } from '../../../src/format/check/Document.ts'
import { parseFact } from '../../../src/format/fact.ts'
import type { Edit, Format, Issue, SourceFile } from '../base/Format.ts'

/** A small document language with the real one's interface: settings, copy in two languages, notices and screens. */
export const fakeFormat: Format<ReadonlyMap<string, unknown>> = {
  planVersion: 1,
  limits: { fileBytes: 20_000, releaseBytes: 100_000, screens: 20 },

  check(files) {
    const issues: Issue[] = []
    const documents = new Map<string, unknown>()
    for (const { path, text } of files)
      try {
        documents.set(path, JSON.parse(text))
      } catch {
        issues.push(issue(path, '', 'error', 'json', `${path} is not JSON.`))
      }
    const keys = new Set(locales(documents).flatMap((locale) => Object.keys(documents.get(locale) ?? {})))
    for (const locale of locales(documents))
      for (const key of keys)
        if (!Object.hasOwn(documents.get(locale) ?? {}, key))
          issues.push(issue(locale, `/${key}`, 'error', 'missing-copy', `${key} is missing in ${locale}.`))
    for (const [id, notice] of Object.entries(documents.get('notices.json') ?? {}))
      if (typeof notice !== 'object' || notice === null || !('en' in notice))
        issues.push(issue('notices.json', `/${id}`, 'warning', 'notice-language', `Notice ${id} has no English.`))
    return issues.some(({ severity }) => severity === 'error') ? { issues } : { issues, documents }
  },

  compile(documents, baseline) {
    const files = new Map<string, string>()
    const add = (value: unknown): string => {
      const text = JSON.stringify(value)
      const sha = createHash('sha256').update(text).digest('hex')
      files.set(sha, text)
      return sha
    }
    const screens = [...documents].flatMap(([path, value]) =>
      path.startsWith('screens/') ? [[nameOf(path), add(value)] as const] : [],
    )
    const copy = locales(documents).map((path) => [nameOf(path), add(documents.get(path))] as const)
    const manifest = {
      baseline,
      settings: add(documents.get('settings.json')),
      notices: add(documents.get('notices.json')),
      screens: Object.fromEntries(screens),
      copy: Object.fromEntries(copy),
    }
    return { manifest, sha: add(manifest), files }
  },

  applyEdits(files, edits) {
    const documents = new Map(files.map(({ path, text }) => [path, text]))
    const issues: Issue[] = []
    for (const edit of edits) {
      const place = placeOf(edit.fact)
      const text = place && (documents.get(place.path) ?? (place.keys.length === 0 ? 'null' : undefined))
      if (place === undefined || text === undefined)
        issues.push(issue(edit.fact, '', 'error', 'unknown-fact', `${edit.fact} is not a fact.`))
      else documents.set(place.path, write(text, place.keys, edit.value))
    }
    return { files: [...documents].map(([path, text]) => ({ path, text })), issues }
  },

  readFact(files, fact) {
    const place = placeOf(fact)
    const text = files.find((file) => file.path === place?.path)?.text
    if (place === undefined || text === undefined) return undefined
    let value: unknown = JSON.parse(text)
    for (const key of place.keys)
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
    return value
  },

  describeEdit: ({ fact, value, replaces }: Edit) => `${fact}: ${JSON.stringify(replaces)} → ${JSON.stringify(value)}`,

  nameFact: (fact) => names[fact] ?? fact,
  searchText: (fact) => `${fact} ${names[fact] ?? ''}`.toLowerCase(),

  findFacts(search, files) {
    const words = search.toLowerCase().split(' ')
    const isFound = (fact: string) => words.every((word) => this.searchText(fact, files).includes(word))
    return Object.keys(names).filter(isFound)
  },

  outline(manifest) {
    const { settings, screens, copy } = manifest as {
      settings: string
      screens: Record<string, string>
      copy: Record<string, string>
    }
    return { settings, screens, copy }
  },

  settingsOf: (compiled) => compiled,
}

/** What some of its facts are called. */
const names: Readonly<Record<string, string>> = {
  'settings:/recharge/bank/min': 'Deposits › Bank transfer › Minimum',
  'settings:/recharge/bank/max': 'Deposits › Bank transfer › Maximum',
  'copy:kor:home.title': 'Texts › home.title › Korean',
}

/** Documents that the small language accepts. */
export const fakeDocuments: readonly SourceFile[] = [
  { path: 'copy/en.json', text: JSON.stringify({ 'home.title': 'Home' }) },
  { path: 'copy/kor.json', text: JSON.stringify({ 'home.title': '홈' }) },
  { path: 'notices.json', text: JSON.stringify({ shipped: { kor: '안내', en: 'Notice' } }) },
  { path: 'screens/home.json', text: JSON.stringify({ id: 'home', title: 'home.title' }) },
  {
    path: 'settings.json',
    text: JSON.stringify({
      recharge: { bank: { on: true, min: '100', max: '10000' }, wechat: { on: false, min: '100', max: '10000' } },
      polling: { balance: 30 },
    }),
  },
]

function placeOf(fact: string): { readonly path: string; readonly keys: readonly string[] } | undefined {
  const parsed = parseFact(fact)
  if (parsed?.kind === 'settings') return { path: 'settings.json', keys: fromPointer(parsed.pointer) }
  if (parsed?.kind === 'notice') return { path: 'notices.json', keys: [parsed.id] }
  if (parsed?.kind === 'copy') return { path: `copy/${parsed.locale}.json`, keys: [parsed.key] }
  if (parsed?.kind === 'screen') return { path: `screens/${parsed.id}.json`, keys: [] }
  return undefined
}

function write(text: string, keys: readonly string[], value: unknown): string {
  const root = { value: JSON.parse(text) as unknown }
  let parent: object = root
  let last = 'value'
  for (const key of keys) {
    const child: unknown = Reflect.get(parent, last)
    if (typeof child !== 'object' || child === null) return text
    parent = child
    last = key
  }
  if (value === null) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, value)
  return JSON.stringify(root.value)
}

function locales(documents: ReadonlyMap<string, unknown>): string[] {
  return [...documents.keys()].filter((path) => path.startsWith('copy/'))
}

function nameOf(path: string): string {
  return path.slice(path.indexOf('/') + 1, -'.json'.length)
}

function issue(
  document: string,
  path: string,
  severity: Issue['severity'],
  code: Issue['code'],
  message: string,
): Issue {
  return { document, path, line: 1, column: 1, severity, code, message }
}
