import { readFile } from 'node:fs/promises'
import type { ReleaseDifference } from '../release/describeDifference.ts'
import type { Published, Review } from '../release/Publisher.ts'
import type { OverlayEdit, ReleaseRecord } from '../store/Store.ts'
import { printVerdict } from './auditCommand.ts'
import { describeFindings } from './describeRefusal.ts'
import { draftEdit } from './draftEdit.ts'
import { type Command, parseCommand, textFlag, wordAt } from './parseCommand.ts'
import type { CommandIo, CommandMain } from './runCommand.ts'
import { UsageError } from './UsageError.ts'

export const RELEASE_HELP = `Releases, without a browser.

  npm run release -- edit <fact> <value>      draft an edit: settings:/recharge/bank/min 500,
                                              copy:en:recharge.title "Deposit", block:home/banners false
  npm run release -- edit <fact> --remove     draft taking an edit or a notice away
  npm run release -- drafts                   what is drafted, and what stands in its way
  npm run release -- discard <fact>           forget a drafted edit
  npm run release -- publish --reason R [--confirm]
  npm run release -- rollback <seq> --reason R [--confirm]
  npm run release -- list                     the newest releases
  npm run release -- diff <seq> <seq>         what one has that the other has not
  npm run release -- export                   the live edits as JSON
  npm run release -- import <file>            draft the edits of an export; publishes nothing
  npm run release -- verify                   prove the store, its files and its audit

--confirm says that you have read the warnings.`

type Step = (command: Command, io: CommandIo) => Promise<void>

const steps: Readonly<Record<string, Step>> = {
  async edit(command, { print, connect }) {
    const fact = wordAt(command, 0, 'fact')
    const text = command.flags['remove'] === true ? undefined : wordAt(command, 1, 'value')
    print(await draftEdit(await connect(), fact, text))
  },

  async drafts(_command, { print, connect }) {
    printReview((await (await connect()).call('GET', '/draft/review')) as Review, print)
  },

  async discard(command, { print, connect }) {
    const fact = wordAt(command, 0, 'fact')
    const { removed } = (await (await connect()).call('DELETE', '/draft/edits', { fact })) as { removed: boolean }
    print(removed ? `${fact} is no longer drafted.` : `${fact} was not drafted.`)
  },

  async publish(command, io) {
    const reason = textFlag(command, 'reason')
    await put(command, io, reason, '/draft/review', '/publish')
  },

  async rollback(command, io) {
    const seq = wordAt(command, 0, 'number of the release')
    if (!/^\d+$/.test(seq)) throw new UsageError(`"${seq}" is not the number of a release.`)
    await put(command, io, textFlag(command, 'reason'), `/releases/${seq}/rollback`, `/releases/${seq}/rollback`)
  },

  async list(_command, { print, connect }) {
    const { live, releases } = (await (await connect()).call('GET', '/releases?limit=30')) as { live: number; releases: readonly ReleaseRecord[] }
    for (const { seq, createdAt, kind, actor, reason, overlay } of releases)
      print(`${seq === live ? '→' : ' '} ${seq}  ${createdAt}  ${kind}  ${actor}  ${overlay.length} edits  “${reason}”`)
    if (releases.length === 0) print('Nothing is published yet.')
  },

  async diff(command, { print, connect }) {
    const query = new URLSearchParams({ from: wordAt(command, 0, 'first release'), to: wordAt(command, 1, 'second release') })
    const { edits, parts, baseline } = (await (await connect()).call('GET', `/releases/diff?${query.toString()}`)) as ReleaseDifference
    for (const { text } of edits) print(text)
    if (baseline !== undefined) print('A build in between shipped other documents.')
    print(parts.length === 0 ? 'Members receive the same.' : `Members receive differently: ${parts.join(', ')}.`)
  },

  async export(_command, { print, connect }) {
    const { seq, overlay } = (await (await connect()).call('GET', '/documents')) as { seq: number; overlay: readonly OverlayEdit[] }
    print(JSON.stringify({ playbill: 'edits', seq, edits: overlay.map(({ fact, value }) => ({ fact, value })) }, null, 2))
  },

  async import(command, { print, connect }) {
    const connection = await connect()
    for (const { fact, value } of readExport(await readFile(wordAt(command, 0, 'file'), 'utf8'))) print(await draftEdit(connection, fact, value === null ? undefined : JSON.stringify(value)))
  },

  async verify(_command, { print, connect }) {
    await printVerdict(await connect(), print)
  },

  help(_command, { print }) {
    print(RELEASE_HELP)
    return Promise.resolve()
  },
}

/** `npm run release`. */
export const releaseCommand: CommandMain = async (argv, io) => {
  const command = parseCommand(argv, { reason: { type: 'string' }, confirm: { type: 'boolean' }, remove: { type: 'boolean' } })
  const step = Object.hasOwn(steps, command.name) ? steps[command.name] : undefined
  if (step === undefined) throw new UsageError(command.name === '' ? 'Say what to do.' : `There is no command ${command.name}.`)
  await step(command, io)
}

/** Reviews, then sends exactly what was reviewed. */
async function put(command: Command, { print, connect }: CommandIo, reason: string, reviewPath: string, path: string): Promise<void> {
  const connection = await connect()
  const review = (await connection.call('GET', reviewPath)) as Review
  printReview(review, print)
  const acknowledgedWarnings = command.flags['confirm'] === true ? review.warnings.map((warning) => warning.id) : []
  const { release } = (await connection.call('POST', path, { reason, expectedSeq: review.seq, reviewed: review.hash, acknowledgedWarnings })) as Published
  print(`Release ${release.seq} is live.`)
}

function printReview({ edits, blockers, warnings }: Review, print: CommandIo['print']): void {
  if (edits.length === 0) print('Nothing differs from what is live.')
  for (const { text, actor } of edits) print(`${text}  (${actor})`)
  for (const line of describeFindings(blockers, warnings)) print(line)
}

function readExport(text: string): readonly { readonly fact: string; readonly value: unknown }[] {
  const found: unknown = JSON.parse(text)
  if (typeof found === 'object' && found !== null && 'edits' in found && Array.isArray(found.edits)) {
    const edits: unknown[] = found.edits
    if (edits.every(isEdit)) return edits
  }
  throw new UsageError('The file is not an export of "npm run release -- export".')
}

function isEdit(edit: unknown): edit is { readonly fact: string; readonly value: unknown } {
  return typeof edit === 'object' && edit !== null && 'fact' in edit && typeof edit.fact === 'string' && 'value' in edit
}
