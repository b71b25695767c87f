import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Platform } from './platform/createPlatform.ts'

/** Where a server of its own keeps the simulated platform: the pictures that members have uploaded to it. */
export function createUploadHandlers({ uploads }: Pick<Platform, 'uploads'>): HttpHandler[] {
  return [
    http.get<{ name: string }>('*/demo/uploads/:name', ({ params }) => {
      const picture = uploads.find(params.name)
      if (!picture) return new HttpResponse(null, { status: 404 })
      return new HttpResponse(picture, {
        headers: { 'content-type': picture.type, 'cache-control': 'private, max-age=86400, immutable' },
      })
    }),
  ]
}
