import { readFile, writeFile } from 'node:fs/promises'
import { describeRefusal } from './describeRefusal.ts'
import { CommandRefused, type DeskConnection } from './DeskConnection.ts'
import { changeFlag } from './changeSteps.ts'
import { draftValue } from './draftEdit.ts'
import { type Command, wordAt } from './parseCommand.ts'
import { readExport } from './readExport.ts'
import { findChange } from '../changes/release/findChange.ts'
import { titleOfChange } from '../base/titleOfChange.ts'
import type { OpenChange } from '../../api/changeApi.ts'
import type { OverlayEdit } from '../../api/edits.ts'
import { picturesNamedIn } from '../../../src/format/libraryPicture.ts'
import type { ArchivedPicture } from '../../api/pictureApi.ts'
import type { CommandIo } from './runCommand.ts'

/** The live edits, or those of a change, as a file that a repository can keep and compare: one value per fact, sorted, and
 * the pictures that they name. */
export async function exportEdits(command: Command, { print, connect }: CommandIo): Promise<void> {
  const connection = await connect()
  const { change: wanted } = changeFlag(command)
  const { seq, change, edits } =
    wanted === undefined ? await liveEdits(connection) : await editsOfChange(connection, wanted)
  const pictures = await namedPictures(connection, edits)
  const text = JSON.stringify(
    {
      playbill: 'edits',
      seq,
      ...(change && { change: { id: change.id, name: change.name, owner: change.owner } }),
      edits: edits.map(({ fact, value }) => ({ fact, value })),
      ...(pictures.length > 0 && { pictures: Object.fromEntries(pictures) }),
    },
    null,
    2,
  )
  const [file] = command.words
  if (file === undefined) for (const line of text.split('\n')) print(line)
  else {
    await writeFile(file, `${text}\n`)
    print(`${file} holds ${edits.length} edits of ${change === undefined ? `release ${seq}` : titleOfChange(change)}.`)
  }
}

/**
 * Drafts every edit of a file. Edits that the documents refuse are listed, each with its reason; the others are drafted
 * all the same.
 */
export async function importEdits(command: Command, { print, connect }: CommandIo): Promise<void> {
  const { edits, pictures } = readExport(await readFile(wordAt(command, 0, 'file'), 'utf8'))
  const meant = changeFlag(command)
  const connection = await connect()
  const wanted = command.flags['exact'] === true ? [...edits, ...(await missingFrom(edits, connection))] : edits
  const refused: string[] = []
  // First: an edit may only name a picture that is there.
  for (const [sha, picture] of Object.entries(pictures)) {
    const { isNew } = await connection.call('PUT', '/pictures/:sha', { params: { sha }, body: picture })
    if (isNew) print(`The picture ${picture.name} is in the library.`)
  }
  for (const { fact, value } of wanted)
    try {
      print(await draftValue(connection, fact, value, meant))
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error
      refused.push(describeRefusal(error))
    }
  if (refused.length > 0)
    throw new CommandRefused(
      'not-imported',
      [`${refused.length} of ${wanted.length} edits were refused; the others are drafted:`, ...refused].join('\n'),
      {},
    )
}

interface Exported {
  readonly seq: number
  readonly change?: OpenChange
  readonly edits: readonly OverlayEdit[]
}

async function liveEdits(connection: DeskConnection): Promise<Exported> {
  const { seq, overlay } = await connection.call('GET', '/documents')
  return { seq, edits: overlay }
}

async function editsOfChange(connection: DeskConnection, wanted: string): Promise<Exported> {
  const { seq, changes } = await connection.call('GET', '/changes')
  const change = findChange(changes, { change: wanted })
  return { seq, ...(change && { change }), edits: change?.edits ?? [] }
}

/** The pictures of the library that edits name, with their files, by address. */
async function namedPictures(
  connection: DeskConnection,
  edits: readonly OverlayEdit[],
): Promise<readonly (readonly [sha: string, picture: ArchivedPicture])[]> {
  const named = [...picturesNamedIn(edits.map(({ value }) => value))].toSorted()
  const pictures: (readonly [string, ArchivedPicture])[] = []
  for (const sha of named)
    pictures.push([sha, await connection.call('GET', '/pictures/:sha/files', { params: { sha } })])
  return pictures
}

async function missingFrom(
  edits: readonly { readonly fact: string }[],
  connection: DeskConnection,
): Promise<readonly { readonly fact: string; readonly value: null }[]> {
  const { overlay } = await connection.call('GET', '/documents')
  const kept = new Set(edits.map(({ fact }) => fact))
  return overlay.flatMap(({ fact }) => (kept.has(fact) ? [] : [{ fact, value: null }]))
}
