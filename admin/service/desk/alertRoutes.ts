import type { FastifyError } from 'fastify'
import { alertApi } from '../../api/alertApi.ts'
import { AlertRefused } from '../base/machineRefusals.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { machineOf } from './allowMachine.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs, OFTEN } from './guardRoutes.ts'

/** The most bytes of a message; Alertmanager's take some kilobytes. */
const MOST_BYTES = 256 * 1024

/** The route by which an alert stops. It reads its body by itself: whoever set it up wrong is told in a sentence. */
export function alertRoutes(app: TypedApp, { core: { accounts, alerts } }: DeskContext): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)))
    } catch {
      done(new AlertRefused('The body is not JSON. Send the webhook of Alertmanager as it is.'))
    }
  })

  app.route({
    ...alertApi.alert,
    ...needs('viewer', { scope: 'stop', timesAMinute: OFTEN }),
    bodyLimit: MOST_BYTES,
    errorHandler(error: FastifyError) {
      throw error.statusCode === 413
        ? new AlertRefused(`The message is larger than ${MOST_BYTES} bytes. Set max_alerts of the receiver.`)
        : error
    },
    handler: async (request) => {
      const token = machineOf(request)
      if (token === undefined) throw new Error('Only machine tokens open this route.')
      // Not one after the other: each waits two seconds for a database that hangs.
      const [, taken] = await Promise.all([
        accounts.machineTokens.noteUse(token, `POST ${alertApi.alert.url}`),
        alerts.take(token, request.body),
      ])
      return { alerts: taken }
    },
  })
}
