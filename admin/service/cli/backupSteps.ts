import { verifyStore } from '../audit/verifyStore.ts'
import { readBackup, writeBackup } from '../store/backupFile.ts'
import type { ClosedByRestore } from '../store/rows/backupRows.ts'
import type { Operator } from '../store/rows/operatorRows.ts'
import { titleOfChange } from '../base/titleOfChange.ts'
import { CommandRefused } from './DeskConnection.ts'
import { type Command, textFlag, wordAt } from './parseCommand.ts'
import type { CommandIo } from './runCommand.ts'

const now = (): string => new Date().toISOString()

/** The whole store as one file, whether or not a service runs on it. */
export async function backUp(command: Command, { print, openStore }: CommandIo): Promise<void> {
  const path = wordAt(command, 0, 'file to write')
  const { store } = await openStore('existing')
  try {
    const { rows, head } = await writeBackup(store, path, now())
    print(`${path} holds ${rows} rows. Try it now and then: restore it into an empty DATA_DIR or database.`)
    if (head !== '')
      print(`Last hash: ${head}. Note it elsewhere: restore ${path} --knows <hash> refuses any other log.`)
  } finally {
    await store.close()
  }
}

/** Fills an empty store and verifies the result. */
export async function restore(command: Command, { print, openStore, user }: CommandIo): Promise<void> {
  const path = wordAt(command, 0, 'backup')
  const known = command.flags['knows'] === undefined ? undefined : textFlag(command, 'knows')
  const { store, isServed } = await openStore('new')
  try {
    if (isServed) throw new CommandRefused('in-use', 'A service runs on this DATA_DIR. Stop it first.', {})
    const at = now()
    const closed = await store.fill(readBackup(path, known), at, {
      at,
      actor: `cli:${user}`,
      action: 'store.restore',
      subject: 'store',
      reason: `Restored from ${path}`,
      details: {},
    })
    const { ok, problems, entries, releases, files, head, uncovered = [] } = await verifyStore(store)
    if (!ok)
      throw new CommandRefused(
        'not-sound',
        ['What was restored is not sound:', ...problems.map((problem) => `  ✗ ${problem}`)].join('\n'),
        {},
      )
    print(`Restored and sound: ${entries} entries, ${releases} releases, ${files} files.`)
    print(`Head of the chain: ${head}`)
    for (const sentence of uncovered) print(sentence)
    for (const line of [...closedLines(closed), ...entryLines(await store.listOperators())]) print(line)
  } finally {
    await store.close()
  }
}

/** Links, approvals and machine tokens that worked when the backup was taken, and the way to each of them again. */
function closedLines({ links, approvals, tokens }: ClosedByRestore): readonly string[] {
  if (links.length === 0 && approvals.length === 0 && tokens.length === 0)
    return ['No invitation, password link, approval or machine token was open.']
  return [
    'Closed, so that nothing handed out before works again:',
    ...links.map(({ name, role, createdBy, operatorId }) =>
      operatorId === null
        ? `  the invitation of ${name ?? 'anybody with the link'} as ${role} by ${createdBy}: invite again, in the desk under Team or with npm run operator -- create`
        : `  the link for a new password of ${name ?? 'an operator'} by ${createdBy}: make another, in the desk under Team or with npm run operator -- reset-password`,
    ),
    ...approvals.map(
      ({ actor, change }) =>
        `  the approval of ${change === undefined ? 'the draft' : titleOfChange(change)} by ${actor}: ask for a review again`,
    ),
    ...tokens.map(
      (name) =>
        `  the machine token ${name}: make another, in the desk under People or with npm run operator -- create-token, and give it to whoever sends alerts`,
    ),
  ]
}

/** The way into the desk of a restored store. */
function entryLines(operators: readonly Operator[]): readonly string[] {
  if (operators.length === 0)
    return ['The backup has no operators. Start the service: it prints a one-time link for the first owner.']
  return [
    'Start the service. Everybody has to sign in again.',
    'Roles, passwords and codes are those of the backup: look under Team for access that was removed since.',
    ...(operators.some(({ role, disabled }) => role === 'owner' && !disabled)
      ? []
      : ['Nobody can sign in as owner. Make one with npm run operator -- create --name NAME --role owner.']),
  ]
}
