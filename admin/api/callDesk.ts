import type { deskApi } from './deskApi.ts'
import type { AnswerOf, Input, InputOf, Route } from './Route.ts'

type DeskRoute = (typeof deskApi)[keyof typeof deskApi]
type Method = DeskRoute['method']
type UrlOf<M extends Method> = Extract<DeskRoute, { readonly method: M }>['url']
type RouteAt<M extends Method, U extends string> = Extract<DeskRoute, { readonly method: M; readonly url: U }>

/** Nothing to say where a call takes nothing, or only what may be left out. */
type Said<R extends Route> = Partial<InputOf<R>> extends InputOf<R> ? [input?: InputOf<R>] : [input: InputOf<R>]

/** Calls a route of the desk by its method and address as they are declared, so that a route that changes is a type error at each call. What is not known by itself is as the route declares it. */
export type CallDesk<Answer = unknown> = <M extends Method, U extends UrlOf<M>>(
  method: M,
  url: U,
  ...input: Said<RouteAt<M, U>>
) => Promise<unknown extends Answer ? AnswerOf<RouteAt<M, U>> : Answer>

/** How a call gets to the service: `path` is the address filled in. Answers the body, or throws. */
export type Send<Answer = unknown> = (method: Method, path: string, body: unknown) => Promise<Answer>

/** Takes the routes' word for what comes back; tests hold the service to it. */
export function callDesk<Answer>(send: Send<Answer>): CallDesk<Answer> {
  const call = (method: Method, url: string, input: Input = {}): Promise<Answer> =>
    send(method, addressOf(url, input), input.body)
  return call as CallDesk<Answer>
}

/** `:id` in an address filled in, and what is asked for behind it. */
function addressOf(url: string, { params = {}, querystring = {} }: Input): string {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries(querystring).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked).toString()}`
}
