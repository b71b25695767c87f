import { createHash } from 'node:crypto'
import { hardLimits } from '../documents/gates/hardLimits.ts'
import { documentAt } from '../../../src/format/documentAt.ts'
import { sendBody } from '../http/sendBody.ts'
import { compress, type Compressed } from '../base/files/compress.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { type Documents, documentApi } from '../../api/documentApi.ts'

/** The documents an operator works on, and the state of the service. */
export function documentRoutes(app: TypedApp, { core, facts }: DeskContext): void {
  const { publisher, baseline, live, format, rails, playing } = core
  let made: { readonly text: string; readonly body: Compressed; readonly etag: string } | undefined

  async function bodyOf(text: string): Promise<{ readonly body: Compressed; readonly etag: string }> {
    if (made?.text !== text)
      made = {
        text,
        body: await compress(Buffer.from(text)),
        etag: `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`,
      }
    return made
  }

  app.route({
    ...documentApi.documents,
    ...needs('viewer'),
    handler: async (request, reply) => {
      const shipped = new Map(baseline.files.map((file) => [file.path, file.text]))
      const answer: Documents = {
        seq: publisher.liveSeq(),
        baseline: baseline.id,
        shipped: baseline.files,
        changed: publisher.liveFiles().filter((file) => shipped.get(file.path) !== file.text),
        overlay: publisher.overlay(),
        conflicts: publisher.baselineConflicts(),
      }
      const text = JSON.stringify(answer)
      const { body, etag } = await bodyOf(text)
      return sendBody(request, reply, body, {
        type: 'application/json; charset=utf-8',
        etag,
        cacheControl: 'private, no-cache',
      })
    },
  })

  app.route({
    ...documentApi.status,
    ...needs('viewer'),
    handler: async () => {
      const { troubles, ...others } = facts()
      return {
        ...others,
        troubles,
        incidents: troubles.map(({ message }) => message),
        seq: publisher.liveSeq(),
        sha: live.record()?.sha ?? null,
        plan: format.planVersion,
        baseline: baseline.id,
        boot: publisher.bootOutcome() ?? null,
        playing: [...playing()],
        hardLimits: hardLimits(documentAt(publisher.liveFiles(), 'settings.json'), rails),
      }
    },
  })
}
