import type { Role } from '../../../api/accountApi.ts'

/** The provider by which operators sign in with the company's accounts (OpenID Connect). */
export interface CompanyLogin {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: string
  /** The claim that has the groups. */
  readonly groupsClaim: string
  /** Roles of the members of a group, by its name. */
  readonly roles: Readonly<Record<string, Role>>
  /** Values of `amr` or `acr` that say that the provider has asked for a second factor. */
  readonly secondFactors: readonly string[]
}
