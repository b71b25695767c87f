import { Refusal } from './Refusal.ts'
import { titleOfChange } from './titleOfChange.ts'
import type { SessionEnd } from '../../api/accountApi.ts'
import type { Blocker, Warning } from '../../api/findings.ts'

export class NotSignedIn extends Refusal {
  constructor(ended?: SessionEnd) {
    super(
      'not-signed-in',
      'You are not signed in, or the session has ended. Sign in and try again.',
      ended && { ended },
    )
  }
}

export class WrongCredentials extends Refusal {
  constructor() {
    super('wrong-credentials', 'The name or the password is wrong.')
  }
}

export class CodeNeeded extends Refusal {
  constructor() {
    super(
      'code-needed',
      'Your account is protected by a code. Type the one that your authenticator app shows, or a recovery code.',
    )
  }
}

export class WrongCode extends Refusal {
  constructor() {
    super('wrong-code', 'The code is wrong, used before or expired. Wait for the next one and try again.')
  }
}

export class ConfirmNeeded extends Refusal {
  constructor() {
    super(
      'confirm-needed',
      'This changes money or who may do what, so confirm that it is you. Type your password or a code.',
    )
  }
}

export class SecondFactorNeeded extends Refusal {
  constructor() {
    super('second-factor-needed', 'Your role needs a code at the log-in. Turn it on under Account to go on.')
  }
}

export class PreviewEnded extends Refusal {
  constructor() {
    super('preview-ended', 'This preview has ended. Show it again from the desk.')
  }
}

export class AlreadyOn extends Refusal {
  constructor() {
    super('already-on', 'Codes are already asked for at your log-in. Turn that off first to use another app.')
  }
}

export class TooManyAttempts extends Refusal {
  constructor(retryAfterSeconds: number) {
    super('too-many-attempts', `Too many attempts. Wait ${retryAfterSeconds} seconds and try again.`, {
      retryAfterSeconds,
    })
  }
}

export class NotAllowed extends Refusal {
  constructor(needed: string) {
    super('not-allowed', `This needs the role ${needed}. Ask an owner to change your role.`, { needed })
  }
}

export class ForeignOrigin extends Refusal {
  constructor() {
    super('foreign-origin', 'The request did not come from the desk. Open the desk at its own address and try again.')
  }
}

export class WrongHost extends Refusal {
  constructor() {
    super('wrong-host', 'The desk does not answer under this host name. Set DESK_ORIGIN to the address you use.')
  }
}

export class LinkNotValid extends Refusal {
  constructor() {
    super('link-not-valid', 'This link was already used, has expired or was withdrawn. Ask for a new one.')
  }
}

export class WeakPassword extends Refusal {
  constructor(why: 'short' | 'long' | 'name', message: string, limit?: number) {
    super('weak-password', message, { why, ...(limit !== undefined && { limit }) })
  }
}

export class NameTaken extends Refusal {
  constructor(name: string) {
    super('name-taken', `There is already an operator called ${name}. Choose another name.`, { name })
  }
}

export class NameNotAllowed extends Refusal {
  constructor(why: 'service' | 'combining' | 'script', message: string) {
    super('name-not-allowed', message, { why })
  }
}

export class LastOwner extends Refusal {
  constructor() {
    super('last-owner', 'This is the last owner. Make somebody else an owner first.')
  }
}

export class UnknownOperator extends Refusal {
  constructor(id: number) {
    super('unknown-operator', `There is no operator ${id}.`, { id })
  }
}

export class UnknownFact extends Refusal {
  constructor(fact: string, issues: readonly unknown[]) {
    super(
      'unknown-fact',
      `${fact} cannot be edited: it is not a fact of the documents, or the value has the wrong shape.`,
      { fact, issues },
    )
  }
}

export class EditConflict extends Refusal {
  constructor(details: { fact: string; yours: unknown; theirs: unknown; by: string; at: string }) {
    super(
      'edit-conflict',
      `${details.by} changed ${details.fact} meanwhile. Look at both values and save again.`,
      details,
    )
  }
}

export class UnknownChange extends Refusal {
  constructor(change: string) {
    super(
      'unknown-change',
      `There is no open change ${change}. It may have been published or dropped meanwhile; look at the open changes.`,
      { change },
    )
  }
}

export class NotStopped extends Refusal {
  constructor(stop: string) {
    super('not-stopped', `${stop} is not stopped any more, so nobody reads the words. Look at what is stopped.`, {
      stop,
    })
  }
}

export class UnknownOwnStop extends Refusal {
  constructor(stop: string) {
    super(
      'unknown-own-stop',
      `This node has no stop ${stop} of its own that is on. Look at what is stopped; another node may have it.`,
      { stop },
    )
  }
}

export class UnfitNote extends Refusal {
  constructor(length: number, most: number) {
    super('unfit-note', `A note has 1 to ${most} characters; this one has ${length}.`, { length, most })
  }
}

export class WhichChange extends Refusal {
  /** Without `wanted`, nothing was said; else it fits all of them. */
  constructor(
    open: readonly { readonly id: string; readonly name: string; readonly owner: string }[],
    wanted?: string,
  ) {
    const names = open.map((change) => `${titleOfChange(change)} (${change.id})`)
    const why = wanted === undefined ? 'You have no change of your own.' : `Several changes are called ${wanted}.`
    super('which-change', `${why} Say which one you mean: ${names.join(', ')}.`, {
      changes: open.map(({ id, name, owner }) => ({ id, name, owner })),
    })
  }
}

export class NotYourChange extends Refusal {
  constructor(owner: string) {
    super('not-your-change', `This change belongs to ${owner}. Join it before you edit it.`, { owner })
  }
}

export class CannotReview extends Refusal {
  constructor(operator: string) {
    super(
      'cannot-review',
      `${operator} cannot review this: nobody of this name may approve. Ask a publisher or an owner.`,
      {
        operator,
      },
    )
  }
}

export class AskedOneself extends Refusal {
  constructor() {
    super('asked-oneself', 'You cannot ask yourself for a review. Ask somebody else.')
  }
}

export class NotInChange extends Refusal {
  constructor(fact: string) {
    super('not-in-change', `The change does not edit ${fact} any more. Look at it again.`, { fact })
  }
}

export class AlreadyInChange extends Refusal {
  constructor(fact: string) {
    super('already-in-change', `The other change edits ${fact}, too. Undo one of the two edits first.`, { fact })
  }
}

export class DraftChanged extends Refusal {
  constructor() {
    super('draft-changed', 'The change has other edits than the ones you reviewed. Review it again before you publish.')
  }
}

export class OwnEdits extends Refusal {
  constructor() {
    super(
      'own-edits',
      'You made every edit of this change yourself, so your approval adds nothing. Somebody else has to approve it.',
    )
  }
}

/** Somebody who may be the author of what needs a second person: alone, by the command line, or by who let whom in. */
export class NotSecondPerson extends Refusal {
  constructor(told: { readonly why: 'own' | 'cli' | 'let-in'; readonly fact: string; readonly author: string }) {
    const { why, fact, author } = told
    super(
      'second-person',
      {
        own: `You changed ${fact} yourself, so you do not count as its second person. Somebody else has to do this.`,
        cli: `${fact} was changed on the command line, where everybody counts as one person. Somebody in the desk has to do this.`,
        'let-in': `${fact} was changed by ${author}, and one of you let the other in or raised the other's role less than 24 hours ago: until then you count as one person. Somebody else has to do this.`,
      }[why],
      told,
    )
  }
}

export class NothingToPublish extends Refusal {
  constructor() {
    super('nothing-to-publish', 'The change holds no edit, so there is nothing to publish.')
  }
}

export class ReleaseMoved extends Refusal {
  constructor(expectedSeq: number, actualSeq: number) {
    super(
      'release-moved',
      `Release ${actualSeq} was published meanwhile; you had seen ${expectedSeq}. Review again before you publish.`,
      { expectedSeq, actualSeq },
    )
  }
}

export class KeyReused extends Refusal {
  constructor() {
    super(
      'key-reused',
      'This idempotency key was used by another request, which was published. Look at what is live, and send this request with a key of its own.',
    )
  }
}

export class NewerBuild extends Refusal {
  constructor() {
    super('newer-build', 'A newer build of the service has published. Reload the desk to work on its documents.')
  }
}

/** A newer build has brought the store to where this one may not write any more. */
export class StoreAhead extends Refusal {
  constructor({ build, own }: { readonly build: string; readonly own: string }) {
    super(
      'newer-build',
      `The store was brought up to date by build ${build}, after which this build ${own} must not write into it: it serves, stops and lifts. Do this on the newer build, or go back by the backup that was made before.`,
      { why: 'store', build, own },
    )
  }
}

export class PublishBlocked extends Refusal {
  readonly blockers: readonly Blocker[]
  readonly warnings: readonly Warning[]

  constructor(blockers: readonly Blocker[], warnings: readonly Warning[]) {
    super('publish-blocked', 'This change cannot be published until the listed points are settled.', {
      blockers,
      warnings,
    })
    this.blockers = blockers
    this.warnings = warnings
  }
}

export class UnknownRelease extends Refusal {
  constructor(seq: number) {
    super('unknown-release', `There is no release ${seq}.`, { seq })
  }
}

/** Why a file that was uploaded is not taken into the library. */
export type PictureTrouble = 'empty' | 'type' | 'bytes' | 'pixels' | 'moving' | 'broken' | 'time' | 'altered'

const troubles: Readonly<Record<PictureTrouble, string>> = {
  empty: 'The file is empty.',
  type: 'This is not a picture that the library takes: PNG, JPEG, WebP or AVIF. The name of the file does not count.',
  bytes: 'The file is too large: a picture may have 8 MB. Save it smaller and upload it again.',
  pixels: 'The picture has too many pixels: 40 million at most. Make it smaller and upload it again.',
  moving: 'The picture moves. The library takes still pictures only; save one frame of it.',
  broken: 'The picture is damaged or cut off. Save it again and upload that.',
  time: 'The picture took too long to read. Save it again in a usual way, or smaller.',
  altered: 'The files are not those of the picture that the export names.',
}

export class PictureRefused extends Refusal {
  constructor(why: PictureTrouble) {
    super('picture-refused', troubles[why], { why })
  }
}

/** Too many uploads wait to be read: the operator's own, or those of others. */
export class PicturesWaiting extends Refusal {
  constructor(why: 'own' | 'others') {
    super(
      'pictures-waiting',
      why === 'own'
        ? 'Several of your pictures are still waiting to be read. Upload this one again once they are done.'
        : 'Pictures of many others are waiting to be read. Upload this one again in a minute.',
      { why, retryAfterSeconds: why === 'own' ? 5 : 60 },
    )
  }
}

export class UnknownPicture extends Refusal {
  constructor(sha: string) {
    super('unknown-picture', `The library has no picture ${sha}. It may have been deleted; choose another one.`, {
      sha,
    })
  }
}

/** Releases and edits of open changes that name a picture. */
export interface PictureUses {
  readonly releases: readonly number[]
  readonly edits: readonly { readonly change: string; readonly fact: string }[]
}

export class PictureInUse extends Refusal {
  constructor({ releases, edits, documents = [] }: PictureUses & { readonly documents?: readonly string[] }) {
    const names = [
      ...(releases.length > 0
        ? [`${releases.length === 1 ? 'release' : 'releases'} ${releases.slice(0, 5).join(', ')}`]
        : []),
      ...edits.slice(0, 5).map(({ fact }) => fact),
      ...documents.slice(0, 5),
    ]
    super(
      'picture-in-use',
      `The picture is named by ${names.join(', ')}. What was ever published keeps its pictures, so that it can be played again.`,
      {
        why: whereFirst({ releases, edits }),
        releases: releases.slice(0, 5).join(', '),
        facts: edits.slice(0, 5).map(({ fact }) => fact),
      },
    )
  }
}

function whereFirst({ releases, edits }: PictureUses): 'edits' | 'releases' | 'documents' {
  if (edits.length > 0) return 'edits'
  return releases.length > 0 ? 'releases' : 'documents'
}

export class LibraryFull extends Refusal {
  constructor(why: 'count' | 'bytes', most: number) {
    super(
      'library-full',
      why === 'count'
        ? `The library is full: it may hold ${most} pictures. Delete some that nothing uses.`
        : `The library is full: its pictures may have ${Math.round(most / 1024 / 1024)} MB together. Delete some that nothing uses.`,
      { why, most: why === 'count' ? most : Math.round(most / 1024 / 1024) },
    )
  }
}

export class BrokenText extends Refusal {
  constructor() {
    super('broken-text', 'A text contains a broken character and cannot be stored unchanged. Type or paste it again.')
  }
}

export class TooDeep extends Refusal {
  constructor() {
    super('too-deep', 'The value has too many nested lists and objects. No document needs that.')
  }
}

export class TooManyStreams extends Refusal {
  constructor(retryAfterSeconds: number) {
    super(
      'too-many-streams',
      'The desk is open in too many places at once. This one is not told what happens; it asks every few seconds.',
      { retryAfterSeconds },
    )
  }
}

export class NotFound extends Refusal {
  constructor() {
    super('not-found', 'This address does not exist.')
  }
}

export class NotEmpty extends Refusal {
  constructor() {
    super(
      'not-empty',
      'The store is in use: it holds releases, operators or edits. Restore into an empty DATA_DIR or database, and keep the old one until the new one is verified.',
    )
  }
}

export class StorageFull extends Refusal {
  constructor() {
    super(
      'storage-full',
      'The disk is full, so nothing was changed and members keep the live release. Free some space and try again.',
    )
  }
}

/** Why the service cannot use its database or its files. */
export type StorageTrouble =
  | 'starting'
  | 'busy'
  | 'gone'
  | 'replaced'
  | 'read-only'
  | 'damaged'
  | 'failing'
  | 'away'
  | 'cut-off'
  | 'not-let-in'
  | 'empty'
  | 'foreign'

const UNCHANGED = 'Nothing was changed, and members keep the live release.'
/** For a write that may or may not have been stored. */
const UNSURE = 'Members keep the live release. Once it works again, look at what is live before you do this once more.'

const sentences: Readonly<Record<StorageTrouble, string>> = {
  starting: `The service is starting and has not read the database yet. Try again in a moment. ${UNCHANGED}`,
  busy: `Another program has locked the database. Try again in a moment; if that does not help, end the program, such as a backup or a database browser. ${UNCHANGED}`,
  gone: `The database file is gone. Put it back, or a backup of it; the service picks it up by itself. ${UNCHANGED}`,
  replaced: `The database was moved or replaced while this was being written. ${UNSURE}`,
  'read-only': `The disk or the database is read-only. Make it writable for the user who runs the service and try again. ${UNCHANGED}`,
  damaged: `The database is damaged. Put a backup in its place; the service picks it up by itself. ${UNCHANGED}`,
  away: `The database server does not answer. Check the server and the network to it; the service reconnects by itself. ${UNCHANGED}`,
  'cut-off': `The connection to the database server was lost. ${UNSURE}`,
  'not-let-in': `The database server does not let the service in, or has no such database. Check DATABASE_URL and the rights of its user. ${UNCHANGED}`,
  empty: `The database is empty, although this service has published from it before. Check DATABASE_URL, or restore a backup. ${UNCHANGED}`,
  foreign: `The database has steps of another build that this one does not know, and lacks some of its own, so it cannot be brought up to date. Start the build that made it, or restore the backup from before. ${UNCHANGED}`,
  failing: `The disk under the database fails. Check the disk. ${UNSURE}`,
}

/** The database or the disk cannot be used now. The public side goes on without it; `trouble` says what is wrong. */
export class StorageUnavailable extends Refusal {
  readonly trouble: StorageTrouble

  constructor(trouble: StorageTrouble, cause?: unknown) {
    super('storage-unavailable', sentences[trouble], { trouble })
    this.trouble = trouble
    this.cause = cause
  }
}
