import type { deskApi } from './deskApi.ts'
import type { AnswerOf, Input, InputOf, Route } from './Route.ts'

type DeskRoute = (typeof deskApi)[keyof typeof deskApi]
type Method = DeskRoute['method']
type UrlOf<M extends Method> = Extract<DeskRoute, { readonly method: M }>['url']
type RouteAt<M extends Method, U extends string> = Extract<DeskRoute, { readonly method: M; readonly url: U }>

/** No argument is needed where a call takes nothing, or only optional input. */
type Said<R extends Route> = Partial<InputOf<R>> extends InputOf<R> ? [input?: InputOf<R>] : [input: InputOf<R>]

/**
 * Calls a route of the desk by its declared method and address, so that a changed route is a type error at each call.
 * The answer has the route's type unless `Answer` is given.
 */
export type CallDesk<Answer = unknown> = <M extends Method, U extends UrlOf<M>>(
  method: M,
  url: U,
  ...input: Said<RouteAt<M, U>>
) => Promise<unknown extends Answer ? AnswerOf<RouteAt<M, U>> : Answer>

/** Sends a call to the service: `path` is the filled-in address. Answers the body, or throws. */
export type Send<Answer = unknown> = (method: Method, path: string, body: unknown) => Promise<Answer>

/** Takes the routes' word for what comes back; tests hold the service to it. */
export function callDesk<Answer>(send: Send<Answer>): CallDesk<Answer> {
  const call = (method: Method, url: string, input: Input = {}): Promise<Answer> =>
    send(method, addressOf(url, input), input.body)
  return call as CallDesk<Answer>
}

/** The address with its `:id` filled in and the query appended. */
function addressOf(url: string, { params = {}, querystring = {} }: Input): string {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries(querystring).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked).toString()}`
}
