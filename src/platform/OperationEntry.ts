import type { Shape } from './Shape.ts'

/** How the pages of a call are asked for and read; `rows` and `last` point into the data. */
export interface Paging {
  readonly param: string
  readonly rows: string
  readonly last: string
  /** The field that identifies a row. */
  readonly key: string
}

/** Facts of a call that the client needs at run time. */
export interface OperationEntry {
  /** POST where it is left out: what most calls have is not said of each, as the app loads the list before its first screen. */
  readonly method?: 'GET' | 'POST'
  /** Relative to the page. */
  readonly path: string
  /** `token` where it is left out. */
  readonly auth?: 'none' | 'optional' | 'token'
  /** Money moves: an Idempotency-Key is sent and the call is never repeated by itself. */
  readonly money?: true
  /** Sent as multipart/form-data. */
  readonly multipart?: true
  readonly paging?: Paging
  readonly params?: { readonly [name: string]: Shape }
  readonly data: Shape
}

/** A route of the app, or two by the value of a parameter of the call; `?name=value` is on the screen that is open. */
export type RecordsRoute =
  | string
  | { readonly unless: { readonly [name: string]: string }; readonly then: string; readonly else: string }
