import { memberOf } from '../../../src/format/value/isObject.ts'

/** A member's token. */
export async function logIn(
  url: string,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  })
  return String(memberOf(memberOf(await answer.json(), 'data'), 'api_token'))
}
