import { type Arbitrary, array, constant, constantFrom, nat, oneof, record } from 'fast-check'
import type { Core } from '../../../admin/service/core/createCore.ts'
import type { Review } from '../../../admin/api/review.ts'
import { assertNever } from '../../../src/format/value/assertNever.ts'

export const FACTS = [
  'copy:en:home.title',
  'copy:kor:home.title',
  'settings:/polling/balance',
  // In one language alone the check refuses it.
  'copy:en:more',
  'copy:kor:more',
] as const

const kind = oneof(
  { weight: 8, arbitrary: constant('edit' as const) },
  { weight: 6, arbitrary: constant('publish' as const) },
  { weight: 2, arbitrary: constantFrom('discard' as const, 'approve' as const) },
  { weight: 3, arbitrary: constant('join' as const) },
  { weight: 2, arbitrary: constantFrom('roll back' as const, 'deploy' as const) },
  { weight: 2, arbitrary: constantFrom('add' as const, 'leave' as const, 'drop' as const) },
  { weight: 1, arbitrary: constantFrom('stop' as const, 'lift' as const) },
)

/** What somebody does at one of the nodes; `which` picks a change, a stop or a release, whatever there is by then. */
const move = record({
  kind,
  actor: constantFrom('ara', 'jun', 'mina'),
  node: nat(1),
  which: nat(5),
  fact: constantFrom(...FACTS),
  takesBack: oneof({ weight: 4, arbitrary: constant(false) }, { weight: 1, arbitrary: constant(true) }),
})
export type Move = typeof move extends Arbitrary<infer T> ? T : never

/** A few people at the same moment. */
export const interleaving = array(move, { minLength: 1, maxLength: 3 })

/** What has to be in the log after a move; what may be there besides. */
export interface Told {
  readonly did?: string
  readonly may?: string
}

const names = ['deposits', 'bets', 'site'] as const

/** Makes a move through the doors that the desk uses. `unique` is a value that nothing has had; throws refusals. */
export async function makeMove(core: Core, move: Move, unique: number): Promise<Told> {
  const { actor, which, fact } = move
  const { changes, draft, publisher } = core
  const person = { name: actor, role: 'publisher' } as const
  const open = (await changes.list()).changes
  // The first of them is whatever an operator gets without naming one.
  const change = which === 0 ? undefined : open[which % Math.max(open.length, 1)]?.id
  const named = change === undefined ? {} : { change }
  const stop = names[which % names.length] ?? 'site'

  switch (move.kind) {
    case 'edit': {
      const before = await draft.find(person, fact, change)
      if (move.takesBack && before?.value === null) return {}
      const value = move.takesBack ? null : fact.startsWith('copy') ? `v${unique}` : 1000 + unique
      const replaces: unknown = before?.value ?? core.format.readFact(publisher.liveFiles(), fact) ?? null
      const made = await draft.put(person, { ...named, fact, value, replaces })
      if (made === undefined) return { may: `draft.remove ${actor} ${fact}` }
      return { did: `draft.edit ${actor} ${fact} ${JSON.stringify(value)} ${made.change}` }
    }
    case 'discard':
      return (await draft.remove(person, fact, change)) ? { did: `draft.remove ${actor} ${fact}` } : {}
    case 'add':
      return { did: `change.add ${(await changes.add(person, `Change ${unique}`)).id}` }
    case 'join':
      return change === undefined ? {} : { may: `change.join ${actor} ${(await changes.join(person, change)).id}` }
    case 'leave':
      return change !== undefined && (await changes.leave(person, change))
        ? { did: `change.leave ${actor} ${change}` }
        : {}
    case 'drop':
      if (change === undefined) return {}
      return { did: `change.drop ${change} ${await changes.drop(person, change)}` }
    case 'approve': {
      const review = await publisher.review({ ...named, actor })
      await publisher.approve(actor, review.hash, review.change?.id)
      return { did: `draft.approve ${actor} ${review.change?.id}` }
    }
    case 'publish': {
      const review = await publisher.review({ ...named, actor })
      const { release } = await publisher.publish(actor, { ...requestOf(review), ...idOf(review) })
      const edits = review.edits.map((edit) => [edit.fact, isMade(edit.next) ? edit.next : null, edit.actor])
      return { did: `release.publish ${actor} ${release.seq} ${JSON.stringify(edits)}` }
    }
    case 'roll back': {
      const seq = Math.max(1, publisher.liveSeq() - which)
      const { release } = await publisher.rollback(actor, seq, requestOf(await publisher.reviewRollback(seq)))
      return { did: `release.rollback ${actor} ${release.seq} to ${seq}` }
    }
    case 'stop':
      await publisher.stop(actor, stop, { reason: 'because' })
      return { did: `stop.on ${actor} ${stop}` }
    case 'lift':
      await publisher.lift(actor, stop, 'because')
      return { may: `stop.lifted ${actor} ${stop}` }
    case 'deploy': {
      const outcome = await publisher.boot()
      if (outcome.kind === 'released') return { did: `release.system system ${outcome.seq}` }
      if (outcome.kind === 'unchanged') return {}
      throw new Error(`The build was not released: ${JSON.stringify(outcome)}`)
    }
    default:
      return assertNever(move.kind)
  }
}

const isMade = (value: unknown): boolean => /^"v\d+"$|^\d{4,}$/.test(JSON.stringify(value))

const idOf = ({ change }: Review) => change && { change: change.id }

const requestOf = ({ seq, hash, warnings }: Review) => ({
  reason: 'because',
  expectedSeq: seq,
  reviewed: hash,
  acknowledgedWarnings: warnings.map(({ id }) => id),
})
