import { valueAt } from './check/valueAt.ts'
import { applyEdits as applyTextEdits, modify, parseTree, findNodeAtLocation } from 'jsonc-parser'
import { assertNever } from './value/assertNever.ts'
import { fromPointer, toPointer } from './check/Document.ts'
import { documentAt } from './documentAt.ts'
import { formatFact, isFactOf, parseFact } from './fact.ts'
import { mayAdd } from './facts/mayAdd.ts'
import type { Issue } from './Issue.ts'
import { writtenBlocks } from './blocks/placedBlocks.ts'
import { isObject, listOf, memberOf } from './value/isObject.ts'
import type { Path } from './shape/JsonShape.ts'
import type { SourceFile } from './SourceFile.ts'

/** One operator's edit of one fact. */
export interface Edit {
  /** As `formatFact` spells it. */
  readonly fact: string
  /** The new value; null takes away what an edit may add, such as a notice. */
  readonly value: unknown
  /** The value the operator saw, so that nothing is overwritten silently; null when there was none. */
  readonly replaces: unknown
}

/**
 * Lays edits over documents, keeping the rest of each text as it is. An unknown fact is an issue. Whole screens come
 * first, whatever the order given: a part that is switched off stays off in a screen that is rewritten.
 */
export function applyEdits(
  files: readonly SourceFile[],
  edits: readonly Edit[],
): { readonly files: readonly SourceFile[]; readonly issues: readonly Issue[] } {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const issues: Issue[] = []
  const isWhole = (edit: Edit) => isFactOf('screen', edit.fact)
  for (const edit of [...edits.filter(isWhole), ...edits.filter((edit) => !isWhole(edit))]) {
    const now = [...byPath.values()]
    const place = placeOf(now, edit.fact)
    const text = place && byPath.get(place.file)?.text
    if (!place || (text === undefined && place.path.length > 0)) {
      issues.push({
        document: edit.fact,
        path: '',
        line: 1,
        column: 1,
        severity: 'error',
        code: 'unknown-fact',
        said: { id: 'unknown-fact' },
        message: `There is no fact "${edit.fact}" to edit.`,
        hint: hintFor(now, edit.fact),
      })
      continue
    }
    byPath.set(place.file, {
      path: place.file,
      text:
        place.path.length === 0 || text === undefined
          ? `${JSON.stringify(edit.value, null, 2)}\n`
          : written(text, place, edit.value),
    })
  }
  return { files: [...byPath.values()], issues }
}

function hintFor(files: readonly SourceFile[], fact: string): string {
  const parsed = parseFact(fact)
  const path = parsed?.kind === 'settings' ? settingPath(files, parsed.pointer) : undefined
  return path
    ? `It is written "${formatFact({ kind: 'settings', pointer: toPointer(path) })}".`
    : 'A deploy may have taken it away: withdraw the edit.'
}

/** The value of a fact, or undefined when there is none. */
export function readFact(files: readonly SourceFile[], fact: string): unknown {
  const place = placeOf(files, fact)
  if (!place) return undefined
  const found = valueAt(documentAt(files, place.file), place.path)
  return isFactOf('block', fact) ? shownTo(found) : found
}

/** Audience of a block: everybody (true), nobody (false) or an audience. */
function shownTo(block: unknown): unknown {
  return memberOf(block, 'off') === true ? false : (memberOf(block, 'audience') ?? true)
}

interface Place {
  readonly file: string
  readonly path: Path
  /** Its value says who sees the block there. */
  readonly isBlock?: boolean
  /** Null takes it away. */
  readonly mayGo?: boolean
}

function placeOf(files: readonly SourceFile[], spelled: string): Place | undefined {
  const fact = parseFact(spelled)
  switch (fact?.kind) {
    case 'settings': {
      const path = settingPath(files, fact.pointer)
      // Each fact has one spelling: "chips/00" beside "chips/0" would be a second edit of the same value.
      return path && toPointer(path) === fact.pointer ? { file: 'settings.json', path } : undefined
    }
    case 'copy': {
      const file = `copy/${fact.locale}.json`
      const texts = documentAt(files, file)
      return isObject(texts) && (mayAdd(fact) || Object.hasOwn(texts, fact.key))
        ? { file, path: [fact.key], mayGo: mayAdd(fact) }
        : undefined
    }
    case 'dialog': {
      const path = mayAdd(fact) ? ['dialogs', fact.id] : pathIn(files, 'dialogs.json', ['dialogs', fact.id])
      return path && { file: 'dialogs.json', path, mayGo: mayAdd(fact) }
    }
    case 'notice':
      return mayAdd(fact) ? noticePlace(files, fact.id) : undefined
    case 'block': {
      const file = `screens/${fact.screen}.json`
      const path = blockPath(files, file, fact.block)
      return path && { file, path, isBlock: true }
    }
    case 'screen':
      return /^[a-z][A-Za-z0-9]*$/.test(fact.id) ? { file: `screens/${fact.id}.json`, path: [] } : undefined
    case undefined:
      return undefined
    default:
      return assertNever(fact)
  }
}

/** Where a pointer leads in the settings, however it is spelled. */
function settingPath(files: readonly SourceFile[], pointer: string): Path | undefined {
  return pathIn(files, 'settings.json', fromPointer(pointer))
}

/** The path, when the file holds a value there. */
function pathIn(files: readonly SourceFile[], name: string, path: readonly string[]): Path | undefined {
  if (path.length === 0) return undefined
  const steps: (string | number)[] = []
  let at = documentAt(files, name)
  for (const key of path) {
    steps.push(Array.isArray(at) ? Number(key) : key)
    at = valueAt(at, [key])
  }
  return at === undefined ? undefined : steps
}

function noticePlace(files: readonly SourceFile[], id: string): Place | undefined {
  const document = documentAt(files, 'notices.json')
  if (document === undefined) return undefined
  const notices = listOf(memberOf(document, 'notices'))
  const index = notices.findIndex((notice) => memberOf(notice, 'id') === id)
  return { file: 'notices.json', path: ['notices', index < 0 ? notices.length : index], mayGo: true }
}

function blockPath(files: readonly SourceFile[], name: string, id: string): Path | undefined {
  return writtenBlocks(memberOf(documentAt(files, name), 'body'), ['body']).find(({ block }) => block['id'] === id)
    ?.path
}

function written(text: string, { path, isBlock = false, mayGo = false }: Place, value: unknown): string {
  if (isBlock)
    return withValue(
      withValue(text, [...path, 'off'], value === false ? true : undefined),
      [...path, 'audience'],
      isObject(value) ? value : undefined,
    )
  return withValue(text, path, mayGo && value === null ? undefined : value)
}

/** The text with a value at a path, or without one there. */
function withValue(text: string, path: Path, value: unknown): string {
  const at = [...path]
  if (value === undefined && !findNodeAtLocation(parseTree(text) ?? { type: 'null', offset: 0, length: 0 }, at))
    return text
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
  return applyTextEdits(text, modify(text, at, value, { formattingOptions }))
}
