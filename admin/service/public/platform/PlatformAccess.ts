import type { AnswerRequest } from '../answerDemonstration.ts'

/** How the service itself reaches the members' platform, apart from passing on members' calls. */
export interface PlatformAccess {
  /** The address that the contract's paths are under. */
  readonly url: string
  readonly answer: AnswerRequest
  /** A member's account kept for this, if the platform gives its figures only to members. */
  readonly member?: PlatformMember
}

interface PlatformMember {
  readonly name: string
  readonly password: string
}
