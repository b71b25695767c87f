import type { Static, TSchema } from 'typebox'

/**
 * Agreement of the desk and the service on a call: its address, what it takes, and its answer when it is not refused.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly schema: {
    readonly params?: TSchema
    readonly querystring?: TSchema
    readonly body?: TSchema
    readonly response: Readonly<Partial<Record<200 | 201 | 204, TSchema>>>
  }
}

/** The type that a schema describes, read-only: nobody changes an answer. */
export type Told<S extends TSchema> = Frozen<Static<S>>

type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

/** Input of a call besides its address. Parts that are undefined are left out. */
export type InputOf<R extends Route> = Part<R, 'params'> & Part<R, 'querystring'> & Part<R, 'body'>

type Part<R extends Route, K extends 'params' | 'querystring' | 'body'> = R['schema'][K] extends infer S extends TSchema
  ? K extends 'body'
    ? { readonly body: Told<S> }
    : Partial<Static<S>> extends Static<S>
      ? { readonly [_ in K]?: Asked<Static<S>> }
      : { readonly [_ in K]: Asked<Static<S>> }
  : unknown

/** Input whose optional parts may also be given as undefined. */
type Asked<T> = { readonly [P in keyof T]: T[P] | (Pick<T, P> extends Required<Pick<T, P>> ? never : undefined) }

/** Arguments of a call: none is needed where it takes nothing, or only optional input. */
export type Given<R extends Route> = Partial<InputOf<R>> extends InputOf<R> ? [input?: InputOf<R>] : [input: InputOf<R>]

export type AnswerOf<R extends Route> = {
  [Status in keyof R['schema']['response']]: R['schema']['response'][Status] extends infer S extends TSchema
    ? Told<S>
    : never
}[keyof R['schema']['response']]

/** Input of any route. */
export interface Input {
  readonly params?: AddressParts
  readonly querystring?: AddressParts
  readonly body?: unknown
}

type AddressParts = Readonly<Record<string, string | number | undefined>>
