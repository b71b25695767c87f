import { stopsOf } from '../../../src/format/wire/stops.ts'
import type { CompiledRelease } from '../base/Format.ts'
import { visitOf } from './allowPhone.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { passOn } from '../store/files/manifestParts.ts'
import { changesShown } from '../../api/changeApi.ts'
import { phoneApi } from '../../api/phoneApi.ts'

/** Phones ask every second, so they have one of the newest. */
const REMEMBERED = 20

/** Everything a phone may ask: changes, as the desk's own frames play them. */
export function phoneRoutes(app: TypedApp, { core }: DeskContext): void {
  const handedOut = new Map<string, ReadonlyMap<string, string>>()

  function remember({ sha, files }: CompiledRelease): void {
    // Set again, so that the last one handed out is forgotten last.
    handedOut.delete(sha)
    handedOut.set(sha, files)
    const [oldest] = handedOut.keys()
    if (handedOut.size > REMEMBERED && oldest !== undefined) handedOut.delete(oldest)
  }

  app.route({
    ...phoneApi.draft,
    ...needs('viewer', { compressed: true }),
    handler: async (request) => {
      const { leftMs, changes: ticked } = visitOf(request)
      const { changes: open } = await core.changes.list()
      const shown = changesShown(open, actorOf(request).name, ticked)
      const { release } = await core.publisher.draftRelease(shown, request.query.at)
      const on = core.publisher.stops()
      const stops = on.length === 0 ? {} : { stops: stopsOf(on) }
      if (release === undefined) return { leftMs, isBroken: true, ...stops }
      const { sha, manifest, files } = release
      const { have } = request.query
      if (have === sha) return { leftMs, isBroken: false, ...stops }
      const had = have === undefined ? undefined : handedOut.get(have)
      remember(release)
      return {
        leftMs,
        isBroken: false,
        ...stops,
        release: {
          sha,
          manifest: passOn(manifest),
          files: Object.fromEntries([...files].filter(([key]) => had?.has(key) !== true)),
        },
      }
    },
  })
}
