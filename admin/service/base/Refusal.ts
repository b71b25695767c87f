/** Every way the service says no. Anything else that is thrown is a bug and answers 500. */
export type RefusalCode =
  | 'not-signed-in'
  | 'wrong-credentials'
  | 'code-needed'
  | 'wrong-code'
  | 'confirm-needed'
  | 'second-factor-needed'
  | 'preview-ended'
  | 'already-on'
  | 'too-many-attempts'
  | 'not-allowed'
  | 'foreign-origin'
  | 'wrong-host'
  | 'link-not-valid'
  | 'weak-password'
  | 'name-taken'
  | 'name-not-allowed'
  | 'last-owner'
  | 'unknown-operator'
  | 'token-name-taken'
  | 'empty-token'
  | 'token-not-valid'
  | 'not-in-token'
  | 'alert-refused'
  | 'unknown-fact'
  | 'edit-conflict'
  | 'unknown-change'
  | 'which-change'
  | 'not-your-change'
  | 'cannot-review'
  | 'asked-oneself'
  | 'not-in-change'
  | 'already-in-change'
  | 'change-scheduled'
  | 'schedule-refused'
  | 'unknown-schedule'
  | 'change-tried'
  | 'trial-refused'
  | 'unknown-trial'
  | 'draft-changed'
  | 'own-edits'
  | 'second-person'
  | 'nothing-to-publish'
  | 'not-stopped'
  | 'unknown-own-stop'
  | 'unfit-note'
  | 'release-moved'
  | 'key-reused'
  | 'newer-build'
  | 'publish-blocked'
  | 'unknown-release'
  | 'no-release-then'
  | 'release-not-playable'
  | 'picture-refused'
  | 'pictures-waiting'
  | 'unknown-picture'
  | 'picture-in-use'
  | 'library-full'
  | 'not-found'
  | 'broken-text'
  | 'too-deep'
  | 'too-many-streams'
  | 'not-empty'
  | 'storage-full'
  | 'storage-unavailable'

/** A refusal carries a sentence for people and data for programs. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.details = details
  }
}
