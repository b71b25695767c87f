import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Platform } from './platform/createPlatform.ts'

/** Handlers of a server beside the contract: pictures that members have uploaded, and pages of its own games. */
export function createServedHandlers({ play, uploads }: Pick<Platform, 'play' | 'uploads'>): HttpHandler[] {
  return [
    http.post('*/demo/provider', async ({ request }) => {
      const sent: unknown = await request.json().catch(() => undefined)
      return HttpResponse.json(play(sent), { headers: { 'cache-control': 'no-store' } })
    }),
    http.get<{ name: string }>('*/demo/uploads/:name', ({ params }) => {
      const picture = uploads.find(params.name)
      if (!picture) return new HttpResponse(null, { status: 404 })
      return new HttpResponse(picture, {
        headers: { 'content-type': picture.type, 'cache-control': 'private, max-age=86400, immutable' },
      })
    }),
  ]
}
