import { readFile, writeFile } from 'node:fs/promises'
import { describeRefusal } from './describeRefusal.ts'
import { CommandRefused, type DeskConnection } from './DeskConnection.ts'
import { draftValue } from './draftEdit.ts'
import { type Command, wordAt } from './parseCommand.ts'
import { readExport } from './readExport.ts'
import type { CommandIo } from './runCommand.ts'

/** The live edits as a file that a repository can keep and compare: one value per fact, sorted. */
export async function exportEdits({ words }: Command, { print, connect }: CommandIo): Promise<void> {
  const { seq, overlay } = await (await connect()).call('GET', '/documents')
  const text = JSON.stringify(
    { playbill: 'edits', seq, edits: overlay.map(({ fact, value }) => ({ fact, value })) },
    null,
    2,
  )
  const [file] = words
  if (file === undefined) for (const line of text.split('\n')) print(line)
  else {
    await writeFile(file, `${text}\n`)
    print(`${file} holds ${overlay.length} edits of release ${seq}.`)
  }
}

/**
 * Drafts every edit of a file. Edits that the documents refuse are listed, each with its reason; the others are drafted
 * all the same.
 */
export async function importEdits(command: Command, { print, connect }: CommandIo): Promise<void> {
  const edits = readExport(await readFile(wordAt(command, 0, 'file'), 'utf8'))
  const connection = await connect()
  const wanted = command.flags['exact'] === true ? [...edits, ...(await missingFrom(edits, connection))] : edits
  const refused: string[] = []
  for (const { fact, value } of wanted)
    try {
      print(await draftValue(connection, fact, value))
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

async function missingFrom(
  edits: readonly { readonly fact: string }[],
  connection: DeskConnection,
): Promise<readonly { readonly fact: string; readonly value: null }[]> {
  const { overlay } = await connection.call('GET', '/documents')
  const kept = new Set(edits.map(({ fact }) => fact))
  return overlay.flatMap(({ fact }) => (kept.has(fact) ? [] : [{ fact, value: null }]))
}
