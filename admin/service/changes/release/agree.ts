import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { fromPointer } from '../../../../src/format/check/Document.ts'
import { documentAt } from '../../../../src/format/documentAt.ts'
import { secondPersonSettings } from '../../../../src/format/declaredSettings.ts'
import { formatFact, isFactOf, parseFact } from '../../../../src/format/fact.ts'
import { factName } from '../../../../src/format/facts/factName.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { BootOutcome } from '../../../api/documentApi.ts'
import type { DraftEdit, OverlayEdit } from '../../../api/edits.ts'
import type { Blocker, Warning } from '../../../api/findings.ts'
import type { Approval, Review } from '../../../api/review.ts'
import type { SourceFile } from '../../base/Format.ts'
import { DraftChanged, NewerBuild, NotSecondPerson, PublishBlocked } from '../../base/refusals.ts'
import type { Findings } from '../../documents/gates/Gate.ts'
import type { Persons } from '../../people/readPersons.ts'
import type { AgreedValue } from '../../store/rows/releaseRows.ts'
import type { ReleaseContext } from './ReleaseContext.ts'

export type Change = Pick<DraftEdit, 'fact' | 'value' | 'actor' | 'at'>

/** A candidate as a person reviews it: plain words, live beside new, and a hash that pins exactly this content. */
export function reviewChanges(
  { format, baseline, live }: ReleaseContext,
  liveFiles: readonly SourceFile[],
  overlay: readonly OverlayEdit[],
  candidate: Findings & { readonly files: readonly SourceFile[] },
  changes: readonly Change[],
): Review {
  const edits = changes.map(({ fact, value, actor, at }) => {
    const before: unknown = format.readFact(liveFiles, fact) ?? null
    const next: unknown = format.readFact(candidate.files, fact) ?? null
    return {
      fact,
      // What is added has its name in the candidate alone.
      text: format.describeEdit(
        { fact, value: value ?? next, replaces: before },
        before === null ? candidate.files : liveFiles,
      ),
      live: before,
      next,
      actor,
      at,
    }
  })
  return {
    seq: live.seq(),
    hash: contentHash(baseline.id, overlay),
    edits,
    blockers: candidate.blockers,
    warnings: candidate.warnings,
    approvals: [],
    secondPersonFor: [],
  }
}

/** A hash of what a release would be made of. */
export function contentHash(baseline: string, overlay: readonly OverlayEdit[]): string {
  return hashOf({ baseline, content: overlay.map(({ fact, value }) => ({ fact, value })) })
}

/** A hash of what a change does: the same whatever else goes live meanwhile. */
export function hashOfChange(baseline: string, change: OpenChange | undefined): string {
  const edits = (change?.edits ?? []).map(({ fact, value, replaces, actor }) => ({ fact, value, replaces, actor }))
  return hashOf({ baseline, change: change?.id ?? '', edits })
}

const hashOf = (content: unknown): string =>
  createHash('sha256')
    .update(canonicalize(content) ?? '')
    .digest('hex')

/** A changed setting that declares who must agree, or a whole screen, with everybody who edited it. */
export interface SensitiveChange {
  /** The leaf, however the edit was written: `settings:/recharge/bank/min` also when `/recharge/bank` was edited. */
  readonly fact: string
  readonly rule: 'always' | 'large'
  readonly before: unknown
  readonly after: unknown
  readonly authors: readonly string[]
}

/**
 * The differences between two sets of documents that may need a second person. A whole screen decides which calls are
 * made, so it always does.
 */
export function sensitiveChanges(
  liveFiles: readonly SourceFile[],
  files: readonly SourceFile[],
  changes: readonly Change[],
): readonly SensitiveChange[] {
  const screens = changes.flatMap(({ fact, value, actor }) =>
    isFactOf('screen', fact) ? [{ fact, rule: 'always' as const, before: null, after: value, authors: [actor] }] : [],
  )
  const before = documentAt(liveFiles, 'settings.json')
  const after = documentAt(files, 'settings.json')
  const leaves = [...secondPersonSettings].flatMap(([pointer, rule]) => {
    const values = { before: valueAt(before, pointer), after: valueAt(after, pointer) }
    return sameValue(values.before, values.after)
      ? []
      : [{ fact: formatFact({ kind: 'settings', pointer }), rule, ...values, authors: authorsOf(pointer, changes) }]
  })
  return [...screens, ...leaves]
}

/** The authors of edits of the leaf, of something around it and of something in it. */
function authorsOf(pointer: string, changes: readonly Change[]): readonly string[] {
  const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`)
  const touching = changes.filter(({ fact }) => {
    const edited = parseFact(fact)
    return edited?.kind === 'settings' && (isWithin(pointer, edited.pointer) || isWithin(edited.pointer, pointer))
  })
  return [...new Set(touching.map(({ actor }) => actor))]
}

function valueAt(settings: unknown, pointer: string): unknown {
  return (
    fromPointer(pointer).reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined),
      settings,
    ) ?? null
  )
}

/**
 * The changes that two people should agree on: those in the list that always need it, and amounts that the money gate
 * warns about.
 */
export function needSecondPerson(
  changes: readonly SensitiveChange[],
  warnings: readonly Warning[],
): readonly SensitiveChange[] {
  const large = new Set(
    warnings.flatMap(({ mustAcknowledge, fact }) => (mustAcknowledge && fact !== undefined ? [fact] : [])),
  )
  return changes.filter(({ rule, fact }) => rule === 'always' || large.has(fact))
}

/** The changes that nobody but their authors has looked at yet. */
export function awaitSecondPerson(
  changes: readonly SensitiveChange[],
  approvals: readonly Approval[],
  persons: Persons,
): Review['secondPersonFor'] {
  return changes.flatMap(({ fact, authors }) =>
    approvals.some(({ actor }) => isSecond(actor, authors, persons)) ? [] : authors.map((author) => ({ fact, author })),
  )
}

/**
 * A publish's record about amounts that need two people: that they agreed, or the value before one person alone changed
 * it.
 */
export function agreedBy(
  publisher: string,
  changes: readonly SensitiveChange[],
  approvals: readonly Approval[],
  persons: Persons,
): readonly AgreedValue[] {
  return changes
    .filter(({ rule }) => rule === 'large')
    .map(({ fact, authors, before, after }) => {
      const isAgreed = [publisher, ...approvals.map(({ actor }) => actor)].some((name) =>
        isSecond(name, authors, persons),
      )
      return { fact, value: isAgreed ? after : before, isAgreed }
    })
}

function isSecond(name: string, authors: readonly string[], persons: Persons): boolean {
  return authors.every((author) => !persons.isSame(author, name))
}

/**
 * Throws `NewerBuild` where what is live is of another build than this one, which must not publish over it. A person may
 * put a build live that was refused at its start; what goes out by itself may not.
 * @param started how this build's start ended
 */
export function guardBuild(
  { live, baseline }: ReleaseContext,
  started: BootOutcome['kind'] | undefined,
  by: 'person' | 'itself',
): void {
  const record = live.record()
  const isForeign =
    record !== undefined && record.baseline !== baseline.id && (by === 'itself' || started !== 'refused')
  if (isForeign || started === 'newer-build') throw new NewerBuild()
}

/**
 * Passes what was reviewed, is not blocked and has its warnings acknowledged; otherwise refuses once, with all reasons.
 */
export function guardFindings(
  review: Review,
  request: {
    readonly reviewed?: string | undefined
    readonly acknowledgedWarnings?: readonly string[] | undefined
  },
  actor: string,
  persons: Persons,
): void {
  if (request.reviewed !== undefined && request.reviewed !== review.hash) throw new DraftChanged()
  const acknowledged = new Set(request.acknowledgedWarnings)
  const open = review.warnings.filter((warning) => warning.mustAcknowledge && !acknowledged.has(warning.id))
  const blockers = [...review.blockers, ...secondPersonNeeded(review, actor, persons)]
  if (blockers.length > 0 || open.length > 0) throw new PublishBlocked(blockers, open)
}

/** A publisher of somebody else's edit is its second person. */
function secondPersonNeeded({ secondPersonFor }: Review, actor: string, persons: Persons): Blocker[] {
  return secondPersonFor.flatMap(({ fact, author }) =>
    persons.isSame(author, actor)
      ? [{ gate: 'approval', code: 'second-person', fact, ...reasonFor(fact, author, actor) }]
      : [],
  )
}

function reasonFor(spelled: string, author: string, actor: string): Pick<Blocker, 'message' | 'said'> {
  const fact = factName(spelled, 'en', noFacts)
  const why = whySame(author, actor)
  const id = `second-person-${why}`
  if (why === 'own')
    return { message: `You changed ${fact} yourself; a second person has to approve or to publish it.`, said: { id } }
  if (why === 'cli')
    return {
      message: `${fact} was changed on the command line, where everybody counts as one person; somebody in the desk has to approve or to publish it.`,
      said: { id },
    }
  return {
    message: `${fact} was changed by ${author}, who let you in or raised your role, or the other way round, less than 24 hours ago; somebody else has to approve or to publish it.`,
    said: { id, values: { author } },
  }
}

/** Why two names count as one person. */
function whySame(author: string, actor: string): 'own' | 'cli' | 'let-in' {
  if (author === actor) return 'own'
  return author.startsWith('cli:') && actor.startsWith('cli:') ? 'cli' : 'let-in'
}

type Awaiting = Review['secondPersonFor']

/** An approval that would count for none of the facts that wait for one: throws `NotSecondPerson`. */
export function guardApproval(awaiting: Awaiting, actor: string, persons: Persons): void {
  const same = awaiting.filter(({ author }) => persons.isSame(author, actor))
  const [first] = same
  const held = new Set(same.map(({ fact }) => fact))
  if (first !== undefined && awaiting.every(({ fact }) => held.has(fact))) throw notSecond(first, actor)
}

/** Somebody who has to be the second person of every one of these facts: throws `NotSecondPerson`. */
export function guardSecondPerson(awaiting: Awaiting, actor: string, persons: Persons): void {
  const same = awaiting.find(({ author }) => persons.isSame(author, actor))
  if (same !== undefined) throw notSecond(same, actor)
}

const notSecond = ({ fact, author }: Awaiting[number], actor: string): NotSecondPerson =>
  new NotSecondPerson({ why: whySame(author, actor), fact, author })
