import { UnknownRelease } from '../base/refusals.ts'
import { readMoment, readRelease } from '../changes/release/moment.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs, OFTEN } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { momentApi } from '../../api/momentApi.ts'
import { releaseApi } from '../../api/releaseApi.ts'

/** Routes of what the desk's phones play beside the draft. */
export function previewRoutes(app: TypedApp, { core }: DeskContext): void {
  const { live, cache } = core

  app.route({
    ...releaseApi.liveRelease,
    ...needs('viewer', { compressed: true }),
    handler: async () => {
      const record = live.record()
      const release = record && (await readRelease(cache, record.sha))
      if (record === undefined || release === undefined) throw new UnknownRelease(record?.seq ?? 0)
      return { seq: record.seq, sha: record.sha, ...release }
    },
  })

  app.route({
    ...momentApi.moment,
    ...needs('viewer', { compressed: true, timesAMinute: OFTEN }),
    handler: (request) => readMoment(request.query.at, core),
  })
}
