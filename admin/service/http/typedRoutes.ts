import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { TSchema } from 'typebox'
import type { Told } from '../../api/Route.ts'

interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Told<this['schema']> : unknown
  readonly serializer: this['schema'] extends TSchema ? Told<this['schema']> : unknown
}

/** An app whose routes have the types of their schemas. */
export type TypedApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  SchemaTypes
>

/** Requests are held to the schemas at run time, answers by the compiler and in tests. */
export function typedRoutes(app: FastifyInstance): TypedApp {
  // Written by a schema, an answer that an older build stored otherwise would be a 500.
  app.setSerializerCompiler(() => JSON.stringify)
  return app.withTypeProvider<SchemaTypes>()
}
