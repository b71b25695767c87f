import { pictureApi } from '../../api/pictureApi.ts'
import { PICTURE_BYTES_MAX, PICTURE_TEXT_MAX } from '../../api/pictureLimits.ts'
import { type TypedApp, typedRoutes } from '../http/typedRoutes.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'

const UPLOADS_A_MINUTE = 60
/** The widest, and two of fewer pixels. */
const ARCHIVED_BYTES_MAX = 2 * PICTURE_TEXT_MAX

/** The library of pictures. */
export function pictureRoutes(app: TypedApp, { core: { pictures } }: DeskContext): void {
  app.route({
    ...pictureApi.pictures,
    ...needs('viewer', { compressed: true }),
    handler: () => pictures.list(),
  })

  // In a scope of its own: no other route reads bytes.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    typedRoutes(scope).route({
      ...pictureApi.uploadPicture,
      ...needs('editor', { timesAMinute: UPLOADS_A_MINUTE }),
      bodyLimit: PICTURE_BYTES_MAX,
      handler: async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        return reply.code(201).send(await pictures.upload(actorOf(request), request.query.name, bytes))
      },
    })
  })

  app.route({
    ...pictureApi.describePicture,
    ...needs('editor'),
    handler: async (request) => ({
      picture: await pictures.describe(actorOf(request), request.params.sha, request.body),
    }),
  })

  app.route({
    ...pictureApi.removePicture,
    ...needs('publisher'),
    handler: async (request, reply) => {
      await pictures.remove(actorOf(request), request.params.sha)
      return reply.code(204).send()
    },
  })

  app.route({
    ...pictureApi.pictureFiles,
    ...needs('viewer'),
    handler: (request) => pictures.archive(request.params.sha),
  })

  app.route({
    ...pictureApi.restorePicture,
    ...needs('owner'),
    bodyLimit: ARCHIVED_BYTES_MAX,
    handler: (request) => pictures.restore(actorOf(request), request.params.sha, request.body),
  })
}
