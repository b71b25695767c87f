import type { deskApi } from './deskApi.ts'
import type { AnswerOf, Given, Input } from './Route.ts'

type DeskRoute = (typeof deskApi)[keyof typeof deskApi]
type Method = DeskRoute['method']
type UrlOf<M extends Method> = Extract<DeskRoute, { readonly method: M }>['url']
type RouteAt<M extends Method, U extends string> = Extract<DeskRoute, { readonly method: M; readonly url: U }>

/** Calls a route of the desk by its declared method and address, so that a changed route is a type error at each call. */
export type CallDesk = <M extends Method, U extends UrlOf<M>>(
  method: M,
  url: U,
  ...input: Given<RouteAt<M, U>>
) => Promise<AnswerOf<RouteAt<M, U>>>

/**
 * Calls through `send`, which gets the filled-in address and answers the body, or throws. Takes the routes' word for what
 * comes back; tests hold the service to it.
 */
export function callDesk(send: (method: Method, path: string, body: unknown) => Promise<unknown>): CallDesk {
  const call = (method: Method, url: string, input: Input = {}): Promise<unknown> =>
    send(method, addressOf(url, input), input.body)
  return call as CallDesk
}

/** The address with its `:id` filled in and the query appended. */
export function addressOf(url: string, { params = {}, querystring = {} }: Input): string {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries(querystring).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked).toString()}`
}
