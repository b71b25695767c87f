import type { Errand } from '../../api/companyApi.ts'
import type { Me, SessionEnd } from '../../api/accountApi.ts'

/** Operator at the desk. */
export type SessionSnapshot =
  | { readonly kind: 'loading' }
  /** On the way to the provider of the company's accounts, or back from it. */
  | { readonly kind: 'atCompany'; readonly errand: Errand; readonly isBack: boolean }
  /** `isTold`: the service knows, too. `ended`: how the session ended that this browser had. */
  /** `hasCompany`: operators may sign in with the company's accounts. */
  | {
      readonly kind: 'signedOut'
      readonly needsSetup: boolean
      readonly isTold: boolean
      readonly hasCompany: boolean
      readonly ended?: SessionEnd
      /** Why a sign-in with the company's account came to nothing. */
      readonly problem?: unknown
    }
  | { readonly kind: 'unreachable'; readonly error: unknown }
  /** `expired`: the page stays as it is, and the password is asked for above it; `ended` says how it came about. */
  /** `confirming`: something waits for the password or a code to be typed again. */
  | {
      readonly kind: 'signedIn'
      readonly operator: Me
      readonly expired: boolean
      readonly ended?: SessionEnd
      readonly confirming?: boolean
    }

export interface Session {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => SessionSnapshot
  /** Asks the service who this is; with the reason why a sign-in has just come to nothing. */
  start(problem?: unknown): Promise<void>
  enter(operator: Me): void
  /** With the refusal that said so, which may tell how it ended. */
  expire(refusal?: unknown): void
  /** Asks for the password or a code again; resolves with whether it was given. */
  confirm(): Promise<boolean>
  /** The password or code was accepted, or the operator cancelled. */
  readonly settleConfirm: (isConfirmed: boolean) => void
  readonly leave: () => Promise<void>
}
