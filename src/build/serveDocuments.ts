import { join, relative } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { ErrorPayload, ViteDevServer } from 'vite'
import type { CompiledRelease } from '../format/release.ts'
import type { SourceFile } from '../format/SourceFile.ts'
import { readDocuments } from '../format/readDocuments.ts'
import { locales } from '../format/locales.ts'
import { packRelease } from '../start/releaseFile.ts'
import { type ReleaseParts, splitRelease } from '../start/releaseParts.ts'
import { describeIssues, type Compilation } from './compileDocuments.ts'
import { createCompiler } from './createCompiler.ts'
import { type BlockSource, devEvents, devPaths, type PlacedIssue } from './DevMessages.ts'
import { parseDocument, type Document, type WrittenPlace } from '../format/check/Document.ts'
import { valueAt } from '../format/check/valueAt.ts'
import { isPartFile } from '../format/parts/usersOf.ts'
import { writeOut } from '../format/parts/writeOut.ts'
import type { Path } from '../format/shape/JsonShape.ts'
import { isObject, memberOf } from '../format/value/isObject.ts'

/** An editor writes a file in several steps. */
const SETTLED_AFTER = 60

interface ServeOptions {
  readonly folder: string
  /** Whether Vite's own overlay shows what is wrong; a page with a workbench shows it itself. */
  readonly overlay: boolean
}

/** Sends the open pages what the documents of a folder compile to, and what is wrong with them. */
export function serveDocuments({ middlewares, watcher, hot }: ViteDevServer, { folder, overlay }: ServeOptions): void {
  const compileAnew = createCompiler(folder)
  let compilation: Compilation | undefined
  let lastGood: CompiledRelease | undefined

  function current(): Compilation {
    compilation ??= compile(compileAnew, folder)
    lastGood = compilation.release ?? lastGood
    return compilation
  }
  const placed = (): readonly PlacedIssue[] =>
    current().issues.map((issue) => ({ ...issue, file: join(folder, issue.document) }))

  const servePart = (path: string, pick: (parts: ReleaseParts) => string) =>
    middlewares.use(path, (_, response) => {
      const { release = lastGood, issues } = current()
      if (release) sendText(response, 200, pick(splitRelease(release)))
      else send(response, 500, { error: describeIssues(issues) })
    })
  servePart(devPaths.parts.documents, ({ documents }) => documents)
  for (const locale of locales) servePart(devPaths.parts.copy[locale], ({ copy }) => copy[locale])
  middlewares.use(devPaths.issues, (_, response) => send(response, 200, placed()))
  middlewares.use(devPaths.block, (request, response) => {
    const asked = new URLSearchParams(request.url?.split('?')[1])
    const document = `screens/${asked.get('screen')}.json`
    const found = /^screens\/\w+\.json$/.test(document) && blockNow(folder, document, asked.get('block') ?? '')
    if (found) send(response, 200, found)
    else send(response, 404, { error: 'There is no such block.' })
  })

  watcher.add(folder)
  let timer: ReturnType<typeof setTimeout> | undefined
  watcher.on('all', (_, file) => {
    const name = relative(folder, file)
    // What is generated from the documents, and what is elsewhere.
    if (/^(\.\.|reference\/)/.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      const before = lastGood
      compilation = undefined
      const { release } = current()
      if (overlay) showOverlay(current())
      hot.send(devEvents.issues, placed())
      if (release && release.sha !== before?.sha) hot.send(devEvents.documents, packRelease(release))
    }, SETTLED_AFTER)
  })

  // A page that is opened, or has taken over an update of other code, learns what is still wrong.
  if (overlay)
    for (const event of ['vite:client:connect', devEvents.updated])
      hot.on(event, (_, client) => hasErrors(current()) && client.send(errorOf(current())))

  function showOverlay(now: Compilation): void {
    // An empty update takes the overlay of the last error away.
    hot.send(hasErrors(now) ? errorOf(now) : { type: 'update', updates: [] })
  }
}

/** A file that is not there, and a contract that is not JSON, are issues like any other: the server goes on. */
function compile(compileAnew: () => Compilation, folder: string): Compilation {
  try {
    return compileAnew()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const path = 'path' in error && typeof error.path === 'string' ? error.path : join(folder, 'platform.json')
    return {
      issues: [
        {
          document: relative(folder, path),
          path: '',
          line: 1,
          column: 1,
          severity: 'error',
          code: 'json',
          message: `This cannot be read: ${error.message}`,
        },
      ],
    }
  }
}

const hasErrors = ({ issues }: Compilation) => issues.some(({ severity }) => severity === 'error')

function errorOf({ issues }: Compilation): ErrorPayload {
  const first = issues.find(({ severity }) => severity === 'error')
  const err = {
    message: describeIssues(issues),
    stack: '',
    plugin: 'playbill-documents',
    ...(first && {
      id: `schemas/${first.document}`,
      loc: { file: `schemas/${first.document}`, line: first.line, column: first.column },
    }),
  }
  return { type: 'error', err }
}

/** A block of a screen, and the places where it is written, on the disk. */
function blockNow(folder: string, screen: string, block: string): BlockSource | undefined {
  const found = findBlock(filesNow(folder), screen, block)
  return found && { ...found, places: found.places.map((place) => ({ ...place, file: join(folder, place.document) })) }
}

function filesNow(folder: string): readonly SourceFile[] {
  try {
    return readDocuments(folder).files
  } catch {
    // A file was taken away a moment ago.
    return []
  }
}

const send = (response: ServerResponse, status: number, value: unknown) =>
  sendText(response, status, JSON.stringify(value))

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.statusCode = status
  response.end(text)
}

interface FoundBlock {
  /** Place where it is written, then each use of a part that leads there. */
  readonly places: readonly WrittenPlace[]
  /** The block, written out. */
  readonly value: unknown
  /** The sources of its screen, written out. */
  readonly sources: unknown
}

/**
 * Where the block of a screen with this id is written. Not by its place in the compiled screen: compiling takes out what
 * is switched off, and what comes after it moves up.
 * @param screen path of its document
 * @param id of the block; empty for the screen itself
 */
export function findBlock(files: readonly SourceFile[], screen: string, id: string): FoundBlock | undefined {
  const parsed = new Map<string, Document>()
  const unreadable = new Set<string>()
  for (const file of files.filter(({ path }) => path === screen || isPartFile(path))) {
    const result = parseDocument(file)
    if ('document' in result) parsed.set(file.path, result.document)
    else unreadable.add(file.path)
  }
  const document = writeOut(parsed, unreadable, () => {}).documents.get(screen)
  const at = document && (id === '' ? [] : pathTo(document.value, id, []))
  if (!document || !at) return undefined
  return {
    places: document.wayTo?.(at) ?? [document.issue({ path: at, code: 'shape', message: '' })],
    value: valueAt(document.value, at),
    sources: memberOf(document.value, 'sources'),
  }
}

function pathTo(value: unknown, id: string, path: Path): Path | undefined {
  if (path.length > 0 && memberOf(value, 'id') === id && typeof memberOf(value, 'type') === 'string') return path
  for (const [key, inner] of Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : []) {
    const found = pathTo(inner, id, [...path, key])
    if (found) return found
  }
  return undefined
}
