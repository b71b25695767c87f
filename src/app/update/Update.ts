/** Why a reload is offered. */
export interface Update {
  /** A newer build is out; or a file of this one is, and a part of the app cannot be shown without it. */
  readonly kind: 'newer' | 'missing'
  reload(): void
}
