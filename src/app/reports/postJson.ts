/** Sends something to the service, also from a page that is just being closed. Rejects as `fetch` does. */
export const postJson = async (fetch: typeof globalThis.fetch, path: string, body: unknown): Promise<Response> =>
  fetch(`release/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
