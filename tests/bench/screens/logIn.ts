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
  const { data } = (await answer.json()) as { readonly data: { readonly api_token: string } }
  return data.api_token
}
