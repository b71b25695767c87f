import { printVerdict } from './auditCommand.ts'
import { backUp, restore } from './backupSteps.ts'
import { changeFlag, dropChange, joinChange, listChanges } from './changeSteps.ts'
import { draftEdit } from './draftEdit.ts'
import { factAt, listFacts } from './factSteps.ts'
import { exportEdits, importEdits } from './overlaySteps.ts'
import { type Command, noSuchCommand, parseCommand, textFlag, wordAt } from './parseCommand.ts'
import { printReview, reviewed } from './printReview.ts'
import type { DeskConnection } from './DeskConnection.ts'
import type { CommandIo, CommandMain } from './runCommand.ts'
import {
  endSchedule,
  listSchedules,
  moveSchedule,
  renewSchedule,
  repairSchedule,
  schedule,
  scheduleFlags,
} from './scheduleSteps.ts'
import { changeWords, decideOwnStop, lift, listStops, stop, wordFlags } from './stopSteps.ts'
import { endTrial, listTrials, startTrial, trialFlags, widenTrial } from './trialSteps.ts'
import { UsageError } from './UsageError.ts'
import { titleOfChange } from '../base/titleOfChange.ts'
import type { Review } from '../../api/review.ts'
import type { Published } from '../../api/releaseApi.ts'
import type { OpenChange } from '../../api/changeApi.ts'
import { findChange } from '../changes/release/findChange.ts'

export const RELEASE_HELP = `Releases, without a browser.

  npm run release -- edit <fact> <value>      draft an edit: settings:/recharge/bank/min 500,
                                              copy:en:recharge.title "Deposit", block:home/banners false
                                              or by words that only it has: "bank minimum" 500
  npm run release -- facts <words>            the facts that have every word in their name, help, spelling or text
  npm run release -- edit <fact> --remove     draft taking an edit or a notice away
  npm run release -- drafts                   what is drafted, and what keeps it from being published
  npm run release -- discard <fact>           forget a drafted edit
  npm run release -- approve                  approve the change as it is now, for somebody else to publish
  npm run release -- publish --reason R [--confirm]
  npm run release -- changes                  the open changes: whose they are, their edits and who joined
  npm run release -- join <change>            edit somebody else's change, too
  npm run release -- ask <operator> [--note N]
                                              ask somebody who may approve to review the change
  npm run release -- answer <fact> <text>     say something about an edit of the change
  npm run release -- drop <change>            forget a change with all its edits; the audit keeps them
  npm run release -- schedule --at T [--until T] --reason R [--late MINUTES] [--zone Z] [--confirm]
                                              let the change out at a moment such as 2026-12-01T23:00+09:00, and take it
                                              back at another; nobody edits it until then
  npm run release -- schedules                what goes out by itself, and what did not
  npm run release -- reschedule <id> --at T [--until T] [--late MINUTES] [--zone Z]
                                              another moment; one that is left out stays
  npm run release -- repair <id> keep|leave [fact]
                                              where facts were moved under a change: keep its values, or leave them out
  npm run release -- renew <id> --reason R [--confirm]
                                              review a repaired change again; its moment stays
  npm run release -- unschedule <id>          let a change be edited again; what is out stays
  npm run release -- try --reason R [--shares 5,25] [--every MINUTES] [--phones N] [--points N] [--confirm]
                                              let a share of the phones play the change first, in percent; it halts by
                                              itself when at least N phones play it and clearly more of them fail than
                                              of the others
  npm run release -- trials                   what is tried, and what has halted
  npm run release -- widen <id> <percent>     a larger share; publish lets it out to everybody
  npm run release -- untry <id>               its phones play what is live again; the change can be edited
  npm run release -- rollback <seq> --reason R [--confirm]
  npm run release -- stop <what> --reason R [--kor T] [--cn T] [--en T]
                                              close deposits, withdrawals, transfers, bets or the whole site at once;
                                              the texts are what members read. Without the database it is on this node
                                              only, and says so
  npm run release -- words <what> [--kor T] [--cn T] [--en T]
                                              what members read while it is stopped, from now on; an empty text is the
                                              app's own sentence, a language that is left out stays
  npm run release -- lift <what> --reason R   open it again
  npm run release -- stops                    what is stopped
  npm run release -- own <id> all|drop [--reason R]
                                              a stop that this node set without the database, more than a day ago: put it
                                              on everywhere, or drop it
  npm run release -- list                     the newest releases
  npm run release -- diff <seq> <seq>         how two releases differ
  npm run release -- export [file]            the live edits as JSON, as for a repository; with --change those of a change
  npm run release -- import <file> [--exact]  draft the edits of an export; publishes nothing. Exactly: also draft taking
                                              away the live edits that are not in it
  npm run release -- backup <file>            the whole store as one file, while the service runs
  npm run release -- restore <file> [--knows <hash>]
                                              fill an empty DATA_DIR or database from a backup; with the last hash that
                                              backup printed, only if nothing was added to its log since
  npm run release -- verify                   prove the store, its files and its audit

edit, discard, drafts, ask, answer, approve, publish, schedule, try and import take --change <id or name>. Without it
they use your own change, which your first edit makes; where you have none, all but edit and import use the only open one.
--confirm says that you have read the warnings.`

type Step = (command: Command, io: CommandIo) => Promise<void>

const steps: Readonly<Record<string, Step>> = {
  async edit(command, { print, connect }) {
    const text = command.flags['remove'] === true ? undefined : wordAt(command, 1, 'value')
    const meant = changeFlag(command)
    const connection = await connect()
    print(await draftEdit(connection, await factAt(command, 0, connection), text, meant))
  },

  async drafts(command, { print, connect }) {
    const querystring = changeFlag(command)
    const connection = await connect()
    const review = await connection.call('GET', '/draft/review', { querystring })
    printReview(review, print)
    if (review.change !== undefined) await printAsked(connection, review.change.id, print)
  },

  async discard(command, { print, connect }) {
    const meant = changeFlag(command)
    const connection = await connect()
    const fact = await factAt(command, 0, connection)
    const { removed } = await connection.call('DELETE', '/draft/edits', { body: { fact, ...meant } })
    const where = meant.change === undefined ? '' : ` in ${meant.change}`
    print(removed ? `${fact} is no longer drafted${where}.` : `${fact} was not drafted${where}.`)
  },

  async approve(command, { print, connect }) {
    const querystring = changeFlag(command)
    const connection = await connect()
    const review = await connection.call('GET', '/draft/review', { querystring })
    printReview(review, print)
    await connection.call('POST', '/draft/approval', { body: { reviewed: review.hash, ...idOf(review) } })
    print(
      `Approved${review.change ? ` ${titleOfChange(review.change)}` : ''}. Any further edit takes the approval away.`,
    )
  },

  async publish(command, io) {
    const reason = textFlag(command, 'reason')
    const querystring = changeFlag(command)
    const connection = await io.connect()
    const review = await connection.call('GET', '/draft/review', { querystring })
    const body = { reason, expectedSeq: review.seq, ...reviewed(command, io, review), ...idOf(review) }
    await tellLive(io, connection, await connection.call('POST', '/publish', { body }))
  },

  async rollback(command, io) {
    const params = { seq: releaseAt(command, 0, 'number of the release') }
    const reason = textFlag(command, 'reason')
    const connection = await io.connect()
    const review = await connection.call('GET', '/releases/:seq/rollback', { params })
    const body = { reason, expectedSeq: review.seq, ...reviewed(command, io, review) }
    await tellLive(io, connection, await connection.call('POST', '/releases/:seq/rollback', { params, body }))
  },

  async list(_command, { print, connect }) {
    const { live, releases } = await (await connect()).call('GET', '/releases', { querystring: { limit: 30 } })
    for (const { seq, createdAt, kind, actor, reason, overlay } of releases)
      print(`${seq === live ? '→' : ' '} ${seq}  ${createdAt}  ${kind}  ${actor}  ${overlay.length} edits  “${reason}”`)
    if (releases.length === 0) print('Nothing is published yet.')
  },

  async diff(command, { print, connect }) {
    const querystring = {
      from: releaseAt(command, 0, 'first release'),
      to: releaseAt(command, 1, 'second release'),
    }
    const { edits, parts, baseline } = await (await connect()).call('GET', '/releases/diff', { querystring })
    for (const { text } of edits) print(text)
    if (baseline !== undefined) print('A build in between shipped other documents.')
    print(parts.length === 0 ? 'Members receive the same.' : `Members receive differently: ${parts.join(', ')}.`)
  },

  facts: listFacts,
  changes: listChanges,
  join: joinChange,
  ask: askForReview,
  answer: answerEdit,
  drop: dropChange,
  schedule,
  schedules: listSchedules,
  reschedule: moveSchedule,
  repair: repairSchedule,
  renew: renewSchedule,
  unschedule: endSchedule,
  try: startTrial,
  trials: listTrials,
  widen: widenTrial,
  untry: endTrial,
  stop,
  words: changeWords,
  lift,
  stops: listStops,
  own: decideOwnStop,
  export: exportEdits,
  import: importEdits,
  backup: backUp,
  restore,

  async verify(_command, { print, connect }) {
    await printVerdict(await connect(), print)
  },

  help(_command, { print }) {
    for (const line of RELEASE_HELP.split('\n')) print(line)
    return Promise.resolve()
  },
}

/** `npm run release`. */
export const releaseCommand: CommandMain = async (argv, io) => {
  const command = parseCommand(argv, {
    reason: { type: 'string' },
    confirm: { type: 'boolean' },
    remove: { type: 'boolean' },
    exact: { type: 'boolean' },
    change: { type: 'string' },
    note: { type: 'string' },
    knows: { type: 'string' },
    ...scheduleFlags,
    ...trialFlags,
    ...wordFlags,
  })
  const step = Object.hasOwn(steps, command.name) ? steps[command.name] : undefined
  if (step === undefined) throw noSuchCommand(command.name, Object.keys(steps))
  await step(command, io)
}

/** Whatever else is open by then. */
const idOf = ({ change }: Review): { readonly change?: string } => (change === undefined ? {} : { change: change.id })

/** With what is wrong with the service, such as that a newer build has brought the store up to date. */
async function tellLive({ print }: CommandIo, connection: DeskConnection, { release }: Published): Promise<void> {
  print(`Release ${release.seq} is live.`)
  const { incidents } = await connection.call('GET', '/status')
  for (const sentence of incidents) print(`! ${sentence}`)
}

function releaseAt(command: Command, index: number, what: string): number {
  const seq = wordAt(command, index, what)
  if (!/^\d+$/.test(seq)) throw new UsageError(`"${seq}" is not the number of a release.`)
  return Number(seq)
}

/** Asks somebody to review a change. */
async function askForReview(command: Command, { print, connect, user }: CommandIo): Promise<void> {
  const operator = wordAt(command, 0, 'operator')
  const note = command.flags['note'] === undefined ? '' : textFlag(command, 'note')
  const connection = await connect()
  const { id } = await changeMeant(command, user, connection)
  const { change } = await connection.call('POST', '/changes/:id/reviewers', {
    params: { id },
    body: { operator, note },
  })
  print(`${operator} is asked to review ${titleOfChange(change)}.`)
}

/** Says something about an edit of a change. */
async function answerEdit(command: Command, { print, connect, user }: CommandIo): Promise<void> {
  const text = wordAt(command, 1, 'text')
  const connection = await connect()
  const { id } = await changeMeant(command, user, connection)
  const fact = await factAt(command, 0, connection)
  const { change } = await connection.call('POST', '/changes/:id/answers', { params: { id }, body: { fact, text } })
  print(`Said in ${titleOfChange(change)}.`)
}

/** Prints the reviewers asked about a change, and the remarks on its edits. */
async function printAsked(connection: DeskConnection, id: string, print: CommandIo['print']): Promise<void> {
  const { changes } = await connection.call('GET', '/changes')
  const change = changes.find((one) => one.id === id)
  for (const { operator, asker, note } of change?.asked ?? [])
    print(`  … ${asker} asked ${operator} to review it${note === '' ? '' : `: “${note}”`}`)
  for (const { fact, actor, text } of change?.answers ?? []) print(`  “${text}” (${actor}, on ${fact})`)
}

/** The change that is named, the caller's own or the only one. */
async function changeMeant(command: Command, user: string, connection: DeskConnection): Promise<OpenChange> {
  const { changes } = await connection.call('GET', '/changes')
  const found = findChange(changes, { ...changeFlag(command), actor: `cli:${user}` })
  if (found === undefined) throw new UsageError('No change is open.')
  return found
}
