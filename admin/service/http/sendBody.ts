import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Compressed } from '../base/files/compress.ts'
import { pickEncoding } from './pickEncoding.ts'

export interface BodyHeaders {
  readonly type: string
  /** An opaque tag with its quotes. */
  readonly etag: string
  readonly cacheControl: string
}

/** Answers 304 when the client has the body, else the body in the smallest encoding it accepts. */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Compressed | string,
  { type, etag, cacheControl }: BodyHeaders,
): FastifyReply {
  const several = typeof body !== 'string'
  // One tag for all encodings of the same content has to be weak.
  reply.header('etag', several ? `W/${etag}` : etag).header('cache-control', cacheControl)
  if (several) reply.header('vary', 'accept-encoding')
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type(type)
  if (!several) return reply.send(body)
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(body.identity)
  return reply.header('content-encoding', encoding).send(body[encoding])
}

/** Whether `If-None-Match` names this ETag; compared weakly, as the header wants it. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))
}
