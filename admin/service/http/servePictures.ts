import type { FastifyInstance } from 'fastify'
import { pictureWidths } from '../../../src/format/libraryPicture.ts'
import type { PictureFiles } from '../pictures/createPictureFiles.ts'
import { NotFound } from '../base/refusals.ts'

const NAME = new RegExp(`^([0-9a-f]{64})-(${pictureWidths.join('|')})[.]webp$`)

/**
 * The pictures of the library, under an address that names their content. Opened by itself, one is a picture and
 * nothing else, whatever its bytes might also mean.
 */
export function servePictures(app: FastifyInstance, files: PictureFiles, prefix: '/media/' | '/preview/media/'): void {
  app.get<{ Params: { file: string } }>(`${prefix}:file`, async (request, reply) => {
    const [, sha = '', width = ''] = NAME.exec(request.params.file) ?? []
    const bytes = sha === '' ? undefined : await files.read(sha, Number(width))
    if (bytes === undefined) throw new NotFound()
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'content-disposition': 'inline',
      })
      .type('image/webp')
      .send(bytes)
  })
}
