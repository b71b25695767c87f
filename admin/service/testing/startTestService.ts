import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readConfig } from '../base/config/readConfig.ts'
import { type Service, type ServiceOptions, startService } from '../run/startService.ts'
import { testClock, testFolder } from './createTestCore.ts'
import { fakeFormat } from './fakeFormat.ts'
import { testBaseline } from './testBaseline.ts'
import { testBuilds } from './testBuilds.ts'

export interface TestServiceOptions extends Partial<ServiceOptions> {
  readonly environment?: Readonly<Record<string, string>>
  readonly dataDir?: string
}

/** A whole service on free ports over a folder of its own, with tiny builds to serve. */
export async function startTestService({
  environment,
  dataDir,
  ...options
}: TestServiceOptions = {}): Promise<Service> {
  const folder = dataDir ?? (await testFolder())
  const service = await startService({
    config: readConfig({
      PORT: '0',
      DESK_PORT: '0',
      PUBLIC_HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      ...environment,
    }),
    format: fakeFormat,
    baseline: testBaseline,
    playTest: () => Promise.resolve([]),
    clock: testClock(),
    folders: await testBuilds(folder),
    wait: () => Promise.resolve(),
    warn: (message, error) => {
      throw new Error(message, { cause: error })
    },
    ...options,
  })
  onTestFinished(() => service.stop())
  return service
}
