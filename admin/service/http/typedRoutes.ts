import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { TSchema } from 'typebox'
import type { Told } from '../../api/Route.ts'

// `@fastify/type-provider-typebox` types answers as mutable and requires `ajv-formats`, which nothing here needs.
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

/** Requests are checked against the schemas at run time, answers by the compiler and in tests. */
export function typedRoutes(app: FastifyInstance): TypedApp {
  // With response schemas, data that an older build stored in another form would answer 500.
  app.setSerializerCompiler(() => JSON.stringify)
  return app.withTypeProvider<SchemaTypes>()
}
