export type PostJson = (path: string, body: unknown) => Promise<Response>

/** Sends something to the service, also from a page that is just being closed. Rejects as `fetch` does. */
export const postJson =
  (fetch: typeof globalThis.fetch): PostJson =>
  async (path, body) =>
    fetch(`release/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    })
