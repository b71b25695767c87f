import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import type { Route } from '../Route.ts'

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly method: string
  /** Without the prefix of the API's addresses. */
  readonly path: string
  readonly status: number
  readonly text: string
}

/** How an answer differs from what its route declares. Refusals have a shape of their own and are left out. */
export function answerProblems(
  routes: Readonly<Record<string, Route>>,
  { method, path, status, text }: RawAnswer,
): readonly string[] {
  if (status >= 400 || method === 'HEAD') return []
  const [bare = ''] = path.split('?')
  const found = Object.values(routes).filter((route) => route.method === method && matches(route.url, bare))
  // A fixed address wins over one with a parameter, as in the service.
  const route = found.find(({ url }) => url === bare) ?? found[0]
  if (route === undefined) return [`${method} ${bare} is not declared.`]
  const answers: Readonly<Record<number, TSchema>> = route.schema.response
  if (Object.keys(answers).length === 0) return []
  const declared = answers[status]
  if (declared === undefined) return [`${method} ${bare} answers ${status}, which is not declared.`]
  if (status === 204) return text === '' ? [] : [`${method} ${bare} answers something with a 204.`]
  return Errors(declared, JSON.parse(text)).map(
    ({ instancePath, message }) => `${method} ${bare}: ${instancePath} ${message}`,
  )
}

function matches(url: string, path: string): boolean {
  const [wanted, given] = [url.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}
