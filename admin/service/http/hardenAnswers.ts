import type { FastifyInstance } from 'fastify'

/** Permissions of a device that neither the app nor a game in it needs. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers of every answer of a listener, also of answers outside all routes. */
export function hardenAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'permissions-policy': PERMISSIONS })
    // Over plain http browsers ignore it; a proxy with TLS says that there was some.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
}
