import type { FastifyInstance } from 'fastify'
import type { TrustsProxy } from '../base/config/trustProxies.ts'
import { createShare } from '../http/createShare.ts'
import { limitedNetworkOf } from '../http/limitedNetworkOf.ts'
import { contractOperations, type ContractOperation } from '../../../mocks/contract.ts'
import { NoPlace } from './createPlaces.ts'

/** The addresses of the calls that take a file. */
export const uploadsOf = (calls: readonly Pick<ContractOperation, 'path' | 'multipart'>[]): readonly string[] =>
  calls.filter(({ multipart }) => multipart).map(({ path }) => path)

export const uploads = uploadsOf(contractOperations)

const MAX_CALL = 64 * 1024
/** Fits the largest file that the app takes, and what multipart puts around it. */
const MAX_UPLOAD = 5 * 1024 * 1024 + 4096
/** How many files are read or on their way at once, and of those the ones of one network. */
const UPLOADS = 16
const UPLOADS_OF_NETWORK = 2

/**
 * Reads the calls of a scope whole, as the bytes they are, before anything is done with them: a device that sends
 * slowly, or stops sending, holds nothing but its own connection.
 */
export function readCalls(app: FastifyInstance, trusts: TrustsProxy, withFile = uploads): void {
  const isUpload = (url = ''): boolean => withFile.includes(url)
  const places = createShare(UPLOADS, () => UPLOADS_OF_NETWORK)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= isUpload(route.url) ? MAX_UPLOAD : MAX_CALL
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isUpload(request.routeOptions.url)) return
    const network = limitedNetworkOf(request.ip, trusts)
    if (!places.take(network)) throw new NoPlace('Too many files are being uploaded.')
    reply.raw.once('close', () => places.release(network))
  })
}
