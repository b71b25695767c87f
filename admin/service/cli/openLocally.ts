import { setTimeout as wait } from 'node:timers/promises'
import { callDesk } from '../../api/callDesk.ts'
import { systemClock } from '../base/Clock.ts'
import type { Config } from '../base/config/Config.ts'
import { answersSoon, isAway } from '../store/answersSoon.ts'
import { createCore } from '../core/createCore.ts'
import type { Build } from '../run/loadBuild.ts'
import { createSocketServer, USER_HEADER } from '../desk/socket/createSocketServer.ts'
import { warnOnStderr } from '../base/warnOnStderr.ts'
import { type DeskConnection, readAnswer } from './DeskConnection.ts'

/** The same API over the store itself, for when no service runs. It has the same gates, audit and compare-and-set. */
export async function openLocally(
  config: Config,
  build: Omit<Build, 'compiler' | 'auditor' | 'olderApps' | 'playing'> & Partial<Build>,
  user: string,
): Promise<DeskConnection> {
  const core = await createCore({
    ...build,
    dataDir: config.dataDir,
    ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
    ...(config.webhook && { webhook: config.webhook }),
    rails: config.rails,
    approvalsRequired: config.approvalsRequired,
    clock: systemClock,
    wait: (ms) => wait(ms),
    warn: warnOnStderr,
  })
  const refreshed = core.publisher.refresh()
  refreshed.catch(() => undefined)
  const showFromDisk = async (error: unknown): Promise<void> => {
    if (!isAway(error)) throw error
    await core.publisher.showFromDisk()
  }
  const facts = () => ({
    approvalsRequired: config.approvalsRequired,
    demonstration: config.platformUrl === undefined,
    streams: 0,
    troubles: core.incidents.list(),
  })
  const app = await createSocketServer({
    core,
    deskUrl: () => config.deskOrigin ?? `http://localhost:${config.deskPort}`,
    facts,
  })
  return {
    isService: false,
    call: callDesk(async (method, path, body) => {
      if (/^\/(own-)?stops\b/.test(path)) await answersSoon(refreshed).catch(showFromDisk)
      else await refreshed
      // Only commands that lead to a publish may first put this build's own documents live.
      if (core.publisher.bootOutcome() === undefined && /review|rollback|publish/.test(path))
        await core.publisher.boot()
      const { statusCode, body: text } = await app.inject({
        method,
        url: `/desk-api${path}`,
        headers: { [USER_HEADER]: user },
        ...(typeof body === 'object' && body !== null && { payload: body }),
      })
      return readAnswer(statusCode, text)
    }),
    async close() {
      await app.close()
      await core.close()
      await build.close()
    },
  }
}
