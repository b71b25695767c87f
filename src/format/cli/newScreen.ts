import { NotWritten } from './NotWritten.ts'
import { copyWith } from './copyWith.ts'
import { withKey } from './withKey.ts'
import { isObject } from '../value/isObject.ts'
import { nearest } from '../text/nearest.ts'
import type { SourceFile } from '../SourceFile.ts'

export interface NewScreen {
  readonly id: string
  /** The id of a screen to begin with, in place of an empty one. */
  readonly like?: string | undefined
}

/** The files of a new screen: the copy files with its title, then its document. Throws `NotWritten`. */
export function newScreen({ id, like }: NewScreen, files: readonly SourceFile[]): readonly SourceFile[] {
  refuseName(id, files)
  const path = `screens/${id}.json`
  const text = like === undefined ? emptyScreen(id) : screenLike(id, like, files)
  return [...copyWith(`${id}.title`, () => titleOf(id), files), { path, text }]
}

/** `betHistory` as words: "Bet history". */
export function titleOf(id: string): string {
  const words = id
    .replaceAll(/([A-Z]+|[0-9]+)/g, ' $1')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function refuseName(id: string, files: readonly SourceFile[]): void {
  if (!/^[a-z][A-Za-z0-9]*$/.test(id))
    throw new NotWritten(
      `"${id}" cannot be the id of a screen: an id begins with a small letter and has only letters and digits after it, such as betHistory.`,
    )
  for (const { path, text } of files.filter((file) => file.path.startsWith('screens/'))) {
    // Some disks do not tell capitals from small letters.
    if (path.toLowerCase() === `screens/${id}.json`.toLowerCase())
      throw new NotWritten(
        `There is a screen of that id already: schemas/${path}. Choose another id, or edit that document.`,
      )
    if (routeOf(text) === `/${id}`)
      throw new NotWritten(`The route /${id} is that of another screen already: schemas/${path}. Choose another id.`)
  }
}

/** The route of a document; none of one that is just being written and cannot be read. */
function routeOf(text: string): unknown {
  try {
    const document: unknown = JSON.parse(text)
    return isObject(document) ? document['path'] : undefined
  } catch {
    return undefined
  }
}

const emptyScreen = (id: string) => `{
  "$schema": "../reference/screen.schema.json",
  "format": 1,
  "id": "${id}",
  "path": "/${id}",
  "access": "member",
  "title": "${id}.title",
  "chrome": { "header": "back" },
  "body": [{ "id": "notYet", "type": "text", "text": "common.notYet" }]
}
`

function screenLike(id: string, like: string, files: readonly SourceFile[]): string {
  const found = files.find(({ path }) => path === `screens/${like}.json`)
  if (!found) {
    const known = files.flatMap(({ path }) => /^screens\/(.+)\.json$/.exec(path)?.[1] ?? [])
    const near = nearest(like, known)
    throw new NotWritten(
      `There is no screen "${like}" to begin with.${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    )
  }
  return Object.entries({ id, path: `/${id}`, title: `${id}.title` }).reduce(
    (text, [key, value]) => withKey(text, key, value),
    found.text,
  )
}
