import type { Static, TSchema } from 'typebox'
import { readContract } from './check/Contract.ts'
import { checkCopy, type Copy } from './check/checkCopy.ts'
import { COPY_KEY } from './text/copyKey.ts'
import type { CheckedDocuments } from './check/CheckedDocuments.ts'
import { checkDialogs } from './check/checkDialogs.ts'
import { checkBannersShown, checkNotices } from './check/checkNotices.ts'
import { checkRedirects } from './check/checkRedirects.ts'
import { checkScreen } from './check/checkScreen.ts'
import { checkShell } from './check/checkShell.ts'
import { checkSettings } from './check/checkSettings.ts'
import { createVisitor } from './check/createVisitor.ts'
import { parseDocument, type Document, type Found } from './check/Document.ts'
import type { Facts } from './check/Facts.ts'
import { placeholders } from './check/placeholders.ts'
import { definitions } from './definitions.ts'
import type { ExpressionType } from './expression/ExpressionType.ts'
import { typeOfJsonSchema } from './expression/typeOfJsonSchema.ts'
import type { PartProps } from './handwrittenParts.ts'
import { isObject, objectOf, textsOf, listOf, memberOf } from './value/isObject.ts'
import type { Issue } from './Issue.ts'
import { ChoicesSchema, DialogsSchema, type ChoiceList } from './lists.ts'
import { migrateDocument } from './migrations/migrateDocument.ts'
import { writeOut } from './parts/writeOut.ts'
import { NoticesSchema } from './notices.ts'
import { PlannedScreenSchema, ScreenSchema } from './screen.ts'
import { SettingsSchema } from './settings.ts'
import { byLocale, locales, type Locale } from './locales.ts'
import { asShape } from './shape/asShape.ts'
import { checkShape } from './shape/checkShape.ts'
import type { JsonShape } from './shape/JsonShape.ts'
import { resolveAs } from './shape/resolve.ts'
import type { SourceFile } from './SourceFile.ts'

/**
 * Facts outside the documents that they are held against: the platform's contract and the registered hand-written
 * components.
 */
export interface Host {
  /** The parsed `platform.json`. */
  readonly contract: unknown
  readonly handwritten: Readonly<Record<string, PartProps>>
  /** The origins that the service lets pictures come from; left out where it is not known, as in an editor. */
  readonly imgOrigins?: readonly string[] | undefined
  /** While documents are being written: a text that is still missing is a warning, and its key shows. */
  readonly copyMayFollow?: boolean
}

export interface CheckResult {
  /** Every issue at once, in the order of the files. */
  readonly issues: readonly Issue[]
  /** Present when no issue is an error. */
  readonly documents?: CheckedDocuments
}

const copyShape: JsonShape = {
  type: 'object',
  additionalProperties: false,
  patternProperties: { [COPY_KEY.source]: { type: 'string', maxLength: 4000 } },
}

/** Checks all documents together: shape first, then meaning, which is not judged by a document of the wrong shape. */
export function checkDocuments(files: readonly SourceFile[], host: Host): CheckResult {
  const issues: Issue[] = []

  // 1 parse, write out parts and migrate
  const { settle, ...read } = readAll(files, issues)
  const { parsed } = read

  // 2 shape
  const shapeChecked = (path: string, shape: JsonShape) => checkedShape(path, shape, { files, parsed, issues })
  const settings = shapeChecked('settings.json', asShape(SettingsSchema))
  const choices = shapeChecked('choices.json', asShape(ChoicesSchema))
  const dialogs = shapeChecked('dialogs.json', asShape(DialogsSchema))
  const notices = shapeChecked('notices.json', asShape(NoticesSchema))
  const copies = byLocale((locale) => shapeChecked(`copy/${locale}.json`, copyShape))
  const screens = [...parsed.keys()]
    .filter((path) => path.startsWith('screens/'))
    .sort()
    .flatMap((path) => {
      const value = parsed.get(path)?.value
      const planned = isObject(value) && value['planned'] === true
      const document = shapeChecked(path, asShape(planned ? PlannedScreenSchema : ScreenSchema))
      return document ? [{ document, planned, value: objectOf(document.value) }] : []
    })

  // 3 what may be named
  const facts = gatherFacts({ ...read, copies }, host)

  // 4 meaning
  const reporter = (document: Document) => (found: Found) => issues.push(document.issue(found))
  const shared = new Set<string>()
  const visitorOf = (document: Document, words = shared) =>
    createVisitor({ facts, screen: undefined, report: reporter(document), words })
  const meaning = <S extends TSchema>(schema: S, document: Document | undefined): Static<S> | undefined => {
    if (!document) return undefined
    return guarded(document.path, issues, () => resolveAs(schema, document.value, {}, definitions, visitorOf(document)))
  }
  const resolvedSettings = meaning(SettingsSchema, settings)
  if (settings && resolvedSettings) checkSettings(resolvedSettings, facts, reporter(settings))
  const resolvedChoices = meaning(ChoicesSchema, choices)
  const resolvedDialogs = meaning(DialogsSchema, dialogs)
  const resolvedNotices = meaning(NoticesSchema, notices)
  if (choices && resolvedChoices) checkChoiceLists(resolvedChoices.lists, reporter(choices))
  if (dialogs && resolvedDialogs)
    checkDialogs(
      resolvedDialogs.dialogs,
      screens.map(({ value }) => value),
      reporter(dialogs),
    )
  if (notices && resolvedNotices) checkNotices(resolvedNotices.notices, facts, reporter(notices))
  if (isComplete(copies)) issues.push(...checkCopy(copies, facts.copyMayFollow))
  checkIdentity(screens, new Map(files.map(({ path, savedAt = 0 }) => [path, savedAt])), issues)
  checkShell(screens, facts, (issue) => issues.push(issue))
  const played = screens
    .filter(({ planned }) => !planned)
    .flatMap(({ document, value }) => {
      const words = new Set<string>()
      const plan = guarded(document.path, issues, () =>
        checkScreen(value, facts, reporter(document), { givenAt: document.givenAt, words }),
      )
      return plan ? [{ plan, words, report: reporter(document) }] : []
    })
  checkRedirects(played)
  if (notices && resolvedNotices)
    checkBannersShown(
      resolvedNotices.notices,
      played.map(({ plan }) => plan),
      reporter(notices),
    )
  for (const { document, value } of screens.filter(({ planned }) => planned))
    resolveAs(PlannedScreenSchema, value, {}, definitions, visitorOf(document, new Set()))

  const settled = settle(issues)
  if (issues.some(({ severity }) => severity === 'error')) return { issues: settled }
  if (!resolvedSettings || !resolvedChoices || !resolvedDialogs || !resolvedNotices || !isComplete(copies))
    return { issues: settled }
  return {
    issues: settled,
    documents: {
      screens: played.map(({ plan }) => plan),
      planned: facts.planned,
      settings: resolvedSettings,
      lists: { choices: resolvedChoices.lists, dialogs: resolvedDialogs.dialogs },
      notices: resolvedNotices.notices,
      copy: byLocale((locale): Copy => textsOf(copies[locale].value)),
      words: { screens: new Map(played.map(({ plan, words }) => [plan.id, words])), shared },
    },
  }
}

interface AllRead {
  readonly parsed: ReadonlyMap<string, Document>
  /** Values, as far as they could be made out, of documents that cannot be read. */
  readonly unread: ReadonlyMap<string, unknown>
  /** Paths of screens of which some is not known, because a part cannot be read. */
  readonly incomplete: ReadonlySet<string>
  /** Brings issues to where their words stand, each of them once. */
  readonly settle: (issues: readonly Issue[]) => readonly Issue[]
}

function readAll(files: readonly SourceFile[], issues: Issue[]): AllRead {
  const report = (issue: Issue) => void issues.push(issue)
  const documents = new Map<string, Document>()
  const unread = new Map<string, unknown>()
  for (const file of files) {
    const read = guarded(file.path, issues, () => {
      const result = parseDocument(file)
      if ('issues' in result) {
        issues.push(...result.issues)
        unread.set(file.path, result.value)
      } else documents.set(file.path, result.document)
      return true
    })
    if (read === undefined) unread.set(file.path, undefined)
  }
  const written = writeOut(documents, new Set(unread.keys()), report)
  const parsed = new Map<string, Document>()
  for (const [path, document] of written.documents) {
    const read = guarded(path, issues, () => parsed.set(path, migrateDocument(document, report)))
    if (read === undefined) unread.set(path, undefined)
  }
  return { parsed, unread, incomplete: written.incomplete, settle: written.settle }
}

interface Reading {
  readonly files: readonly SourceFile[]
  readonly parsed: ReadonlyMap<string, Document>
  readonly issues: Issue[]
}

/** The document when it has the shape; what is wrong with it, or that it is missing, is among the issues. */
function checkedShape(path: string, shape: JsonShape, { files, parsed, issues }: Reading): Document | undefined {
  const document = parsed.get(path)
  if (!document) {
    if (!files.some((file) => file.path === path))
      issues.push({
        document: path,
        path: '',
        line: 1,
        column: 1,
        severity: 'error',
        code: 'missing-key',
        message: `${path} is missing.`,
      })
    return undefined
  }
  return guarded(path, issues, () => {
    const found = checkShape(shape, document.value, definitions)
    issues.push(...found.map(document.issue))
    return found.length === 0 ? document : undefined
  })
}

const isComplete = (
  copies: Readonly<Record<Locale, Document | undefined>>,
): copies is Readonly<Record<Locale, Document>> => locales.every((locale) => copies[locale] !== undefined)

/** Whatever a document makes the check throw is an issue of that document, and the others are checked all the same. */
function guarded<T>(document: string, issues: Issue[], work: () => T): T | undefined {
  try {
    return work()
  } catch {
    issues.push({
      document,
      path: '',
      line: 1,
      column: 1,
      severity: 'error',
      code: 'json',
      message: 'This document cannot be checked.',
      hint: 'Something in it nests too deeply or is too long: write it in simpler parts.',
    })
    return undefined
  }
}

interface Gathered extends Omit<AllRead, 'settle'> {
  readonly copies: Readonly<Record<Locale, Document | undefined>>
}

/** Where a screen leads that has the route of another by mistake: to the one of its name. */
function routesOfDoubles(screens: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  const alike = Map.groupBy(screens, ({ path }) => path)
  return screens.flatMap(({ id, path }) => ((alike.get(path)?.length ?? 0) > 1 ? [`/${String(id)}`] : []))
}

/** Names in documents with issues count too: one bad document must not accuse all that name something of it. */
function gatherFacts({ parsed, unread, incomplete, copies }: Gathered, host: Host): Facts {
  const valueOf = (path: string) => objectOf(parsed.get(path)?.value ?? unread.get(path))
  const screensIn = (paths: Iterable<string>) => [...paths].filter((path) => path.startsWith('screens/')).map(valueOf)
  const broken = screensIn(unread.keys())
  const screens = [...screensIn(parsed.keys()), ...broken]
  const paths = (list: readonly Readonly<Record<string, unknown>>[]) =>
    new Set(list.map((screen) => String(screen['path'])))
  const lists = objectOf(valueOf('choices.json')['lists'])
  const keys: Copy = textsOf(locales.flatMap((locale) => copies[locale] ?? [])[0]?.value)
  return {
    contract: readContract(host.contract),
    settings: typeOfJsonSchema(asShape(SettingsSchema)),
    routes: new Set([...paths(screens), ...routesOfDoubles(screens)]),
    queries: new Map(
      screensIn([...parsed.keys()].filter((path) => !incomplete.has(path))).flatMap(({ planned, path, query }) =>
        planned === true ? [] : [[String(path), isObject(query) ? query : {}]],
      ),
    ),
    planned: paths(screens.filter((screen) => screen['planned'] === true)),
    choices: new Map(
      Object.entries(lists).map(([name, list]) => [
        name,
        valueType(listOf(objectOf(list)['options']).map((option) => memberOf(option, 'value'))),
      ]),
    ),
    dialogs: new Set(Object.keys(objectOf(valueOf('dialogs.json')['dialogs']))),
    unread: {
      routes: broken.some(({ path }) => typeof path !== 'string'),
      choices: unread.has('choices.json'),
      dialogs: unread.has('dialogs.json'),
    },
    imgOrigins: host.imgOrigins,
    copyMayFollow: host.copyMayFollow === true,
    handwritten: new Map(Object.entries(host.handwritten)),
    copy: new Map(Object.entries(keys).map(([key, text]) => [key, placeholders(text)])),
  }
}

function valueType(values: readonly unknown[]): ExpressionType {
  if (values.every((value) => typeof value === 'number')) return { kind: 'double' }
  return values.every((value) => typeof value === 'string') ? { kind: 'string' } : { kind: 'any' }
}

const hasOwnRoute = ({ id, path }: Readonly<Record<string, unknown>>) => path === `/${String(id)}`

/** A document is named by its id, and no two screens share a route: the issue is on the one saved last. */
function checkIdentity(
  screens: readonly { document: Document; value: Readonly<Record<string, unknown>> }[],
  savedAt: ReadonlyMap<string, number>,
  issues: Issue[],
): void {
  const owners = new Map<unknown, Document>()
  for (const { document, value } of [...screens].sort(
    (a, b) =>
      (savedAt.get(a.document.path) ?? 0) - (savedAt.get(b.document.path) ?? 0) ||
      // Saved at once, as in a checkout, the screen with the route of its name is the rightful one.
      Number(hasOwnRoute(b.value)) - Number(hasOwnRoute(a.value)),
  )) {
    if (document.path !== `screens/${String(value['id'])}.json`)
      issues.push(
        document.issue({
          path: ['id'],
          code: 'duplicate-id',
          message: `The id "${String(value['id'])}" differs from the file name.`,
          hint: `Name the file screens/${String(value['id'])}.json.`,
        }),
      )
    const owner = owners.get(value['path'])
    if (owner)
      issues.push(
        document.issue({
          path: ['path'],
          code: 'duplicate-path',
          message: `The route ${String(value['path'])} is that of ${owner.path} already.`,
          hint: `Give ${document.path} a route of its own, such as /${String(value['id'])}.`,
        }),
      )
    else owners.set(value['path'], document)
  }
}

/** Each value of a list is given once; `1` and `"1"` are the same, as platforms spell states both ways. */
function checkChoiceLists(lists: Readonly<Record<string, ChoiceList>>, report: (found: Found) => void): void {
  for (const [name, { options }] of Object.entries(lists)) {
    const seen = new Set<string>()
    options.forEach(({ value }, index) => {
      if (seen.has(String(value)))
        report({
          path: ['lists', name, 'options', index, 'value'],
          code: 'duplicate-id',
          message: `The list "${name}" has the value ${String(value)} twice.`,
          hint: 'The second one could never be chosen; take it away.',
        })
      seen.add(String(value))
    })
  }
}
