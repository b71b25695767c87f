import { verifyStore } from '../audit/verifyStore.ts'
import { readBackup } from '../backup/readBackup.ts'
import { writeBackup } from '../backup/writeBackup.ts'
import { CommandRefused } from './DeskConnection.ts'
import { type Command, wordAt } from './parseCommand.ts'
import type { CommandIo } from './runCommand.ts'

const now = (): string => new Date().toISOString()

/** The whole store as one file, whether or not a service runs on it. */
export async function backUp(command: Command, { print, openStore }: CommandIo): Promise<void> {
  const path = wordAt(command, 0, 'file to write')
  const { store } = await openStore('existing')
  try {
    const { rows } = await writeBackup(store, path, now())
    print(`${path} holds ${rows} rows. Try it now and then: restore it into an empty DATA_DIR or database.`)
  } finally {
    await store.close()
  }
}

/** Fills an empty store and verifies the result. */
export async function restore(command: Command, { print, openStore, user }: CommandIo): Promise<void> {
  const path = wordAt(command, 0, 'backup')
  const { store, isServed } = await openStore('new')
  try {
    if (isServed) throw new CommandRefused('in-use', 'A service runs on this DATA_DIR. Stop it first.', {})
    const at = now()
    await store.fill(readBackup(path), at, {
      at,
      actor: `cli:${user}`,
      action: 'store.restore',
      subject: 'store',
      reason: `Restored from ${path}`,
      details: {},
    })
    const { ok, problems, entries, releases, files, head } = await verifyStore(store)
    if (!ok)
      throw new CommandRefused(
        'not-sound',
        ['What was restored is not sound:', ...problems.map((problem) => `  ✗ ${problem}`)].join('\n'),
        {},
      )
    print(`Restored and sound: ${entries} entries, ${releases} releases, ${files} files.`)
    print(`Head of the chain: ${head}`)
    print('Start the service. Everybody has to sign in again.')
  } finally {
    await store.close()
  }
}
