import { join } from 'node:path'
import { systemClock } from '../../../admin/service/base/Clock.ts'
import { readConfig } from '../../../admin/service/base/config/readConfig.ts'
import { createOlderApps } from '../../../admin/service/documents/play/createOlderApps.ts'
import { createPlayMemory } from '../../../admin/service/documents/play/createPlayMemory.ts'
import { createPlayWorker } from '../../../admin/service/documents/play/createPlayWorker.ts'
import type { ServiceOptions } from '../../../admin/service/run/startService.ts'
import { testBaseline } from '../../../admin/service/testing/testBaseline.ts'
import { appFormat } from '../support/appFormat.ts'
import { writeBuild } from './writeBuild.ts'

/**
 * What a service starts with, of one of several builds that are deployed on a data folder: the small document language,
 * and all else as it is. The apps of the builds before are kept, but not played: they speak other versions.
 */
export async function serviceOfBuild(
  build: number,
  dataDir: string,
  builds: string,
): Promise<Omit<ServiceOptions, 'warn'> & Required<Pick<ServiceOptions, 'olderApps'>>> {
  const { folders, play } = await writeBuild(join(builds, String(build)), build)
  return {
    config: readConfig({
      PORT: '0',
      DESK_PORT: '0',
      PUBLIC_HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    }),
    format: appFormat,
    baseline: testBaseline,
    playTest: () => Promise.resolve([]),
    olderApps: createOlderApps({
      bundle: play,
      folder: join(dataDir, 'apps'),
      language: { plan: 1_000 + build, reads: 1 },
      outline: (manifest) => appFormat.outline(manifest),
      memory: createPlayMemory(join(dataDir, 'played.json')),
      createWorker: () => createPlayWorker(),
      clock: systemClock,
    }),
    clock: systemClock,
    folders,
  }
}
