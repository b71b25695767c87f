import { CommandRefused, type DeskConnection } from './DeskConnection.ts'
import { noSuchCommand, parseCommand, textFlag } from './parseCommand.ts'
import type { CommandIo, CommandMain } from './runCommand.ts'

export const AUDIT_HELP = `The audit: who did what, and why.

  npm run audit              verify the chain, every release, head, operator and file
  npm run audit -- --knows HASH
                             and that the log still holds a hash that was noted, or that came with a webhook or head.json
  npm run audit -- list      the newest entries

Note the head it prints somewhere else: it also proves that nothing was cut off the end.`

/** `npm run audit`. */
export const auditCommand: CommandMain = async (argv, io) => {
  const command = parseCommand(argv, { knows: { type: 'string' } })
  if (command.name === '' || command.name === 'verify')
    await printVerdict(
      await io.connect(),
      io.print,
      command.flags['knows'] === undefined ? undefined : textFlag(command, 'knows'),
    )
  else if (command.name === 'list') {
    const { entries } = await (await io.connect()).call('GET', '/audit')
    for (const { id, at, actor, action, subject, reason } of entries)
      io.print(`${id}  ${at}  ${actor}  ${action}  ${subject}${reason === '' ? '' : `  “${reason}”`}`)
  } else if (command.name === 'help') for (const line of AUDIT_HELP.split('\n')) io.print(line)
  else throw noSuchCommand(command.name, ['verify', 'list', 'help'])
}

/** Throws `CommandRefused` when something is wrong, so that scripts notice. */
export async function printVerdict(
  connection: DeskConnection,
  print: CommandIo['print'],
  knows?: string,
): Promise<void> {
  const {
    ok,
    problems,
    entries,
    head,
    releases,
    files,
    uncovered = [],
  } = await connection.call('GET', '/audit/verify', {
    querystring: { knows },
  })
  if (!ok)
    throw new CommandRefused(
      'not-sound',
      ['The store is not sound:', ...problems.map((problem) => `  ✗ ${problem}`)].join('\n'),
      {},
    )
  print(`Sound: ${entries} entries, ${releases} releases, ${files} files.`)
  print(`Head of the chain: ${head}`)
  for (const sentence of uncovered) print(sentence)
}
