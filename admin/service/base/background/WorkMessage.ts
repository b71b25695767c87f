/** Functions of a worker, by name, each with its question, if any, and its answer. */
export type Works<Kinds> = { readonly [Kind in keyof Kinds]: (question: never) => unknown }

export type Question<Kinds extends Works<Kinds>, Kind extends keyof Kinds> = Parameters<Kinds[Kind]>
export type Answer<Kinds extends Works<Kinds>, Kind extends keyof Kinds> = Awaited<ReturnType<Kinds[Kind]>>

/**
 * Request of the service to a worker. Both sides take their types from the same functions, and nothing else posts to
 * either.
 */
export interface WorkRequest<Kind> {
  readonly id: number
  readonly kind: Kind
  readonly question: never
}

export type WorkAnswer<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string }
