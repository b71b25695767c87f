import type { Blocker, Warning } from './gates/Gate.ts'
import { Refusal } from './Refusal.ts'

export class NotSignedIn extends Refusal {
  constructor() {
    super('not-signed-in', 'You are not signed in, or the session has ended. Sign in and try again.')
  }
}

export class WrongCredentials extends Refusal {
  constructor() {
    super('wrong-credentials', 'The name or the password is wrong.')
  }
}

export class TooManyAttempts extends Refusal {
  constructor(retryAfterSeconds: number) {
    super('too-many-attempts', `Too many attempts. Wait ${retryAfterSeconds} seconds and try again.`, { retryAfterSeconds })
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
  constructor(message: string) {
    super('weak-password', message)
  }
}

export class NameTaken extends Refusal {
  constructor(name: string) {
    super('name-taken', `There is already an operator called ${name}. Choose another name.`, { name })
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
    super('unknown-fact', `${fact} cannot be edited: it is not a fact of the documents, or the value has the wrong shape.`, { fact, issues })
  }
}

export class EditConflict extends Refusal {
  constructor(details: { fact: string; yours: unknown; theirs: unknown; by: string; at: string }) {
    super('edit-conflict', `${details.by} changed ${details.fact} meanwhile. Look at both values and save again.`, details)
  }
}

export class DraftChanged extends Refusal {
  constructor() {
    super('draft-changed', 'The draft changed since you reviewed it. Review it again before you publish.')
  }
}

export class NothingToPublish extends Refusal {
  constructor() {
    super('nothing-to-publish', 'The draft holds no edit, so there is nothing to publish.')
  }
}

export class ReleaseMoved extends Refusal {
  constructor(expectedSeq: number, actualSeq: number) {
    super('release-moved', `Release ${actualSeq} was published meanwhile; you had seen ${expectedSeq}. Review again before you publish.`, { expectedSeq, actualSeq })
  }
}

export class NewerBuild extends Refusal {
  constructor() {
    super('newer-build', 'A newer build of the service has published. Reload the desk to work on its documents.')
  }
}

export class PublishBlocked extends Refusal {
  constructor(blockers: readonly Blocker[], warnings: readonly Warning[]) {
    super('publish-blocked', 'This draft cannot be published until the listed points are settled.', { blockers, warnings })
  }
}

export class UnknownRelease extends Refusal {
  constructor(seq: number) {
    super('unknown-release', `There is no release ${seq}.`, { seq })
  }
}

export class NotFound extends Refusal {
  constructor() {
    super('not-found', 'There is nothing at this address.')
  }
}

export class StorageFull extends Refusal {
  constructor() {
    super('storage-full', 'The disk is full, so nothing was published and the live release stands. Free some space and try again.')
  }
}
