import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { type Service, type ServiceOptions, startService } from '../startService.ts'
import { testClock, testFolder } from './createTestCore.ts'
import { fakeFormat } from './fakeFormat.ts'
import { testBaseline } from './testBaseline.ts'

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

export async function testBuilds(folder: string): Promise<ServiceOptions['folders']> {
  const folders = {
    app: join(folder, 'app'),
    desk: join(folder, 'desk'),
    preview: join(folder, 'preview'),
    pictures: join(folder, 'pictures'),
  }
  for (const [name, path] of Object.entries(folders)) {
    await mkdir(join(path, 'assets'), { recursive: true })
    await writeFile(join(path, 'index.html'), `<!doctype html><title>${name}</title>`)
    await writeFile(join(path, 'assets', `${name}-1a2b.js`), `export const name = '${name}'\n`.repeat(50))
    await writeFile(join(path, 'assets', 'documents-1a2b.ndjson'), '"lines"\n'.repeat(200))
  }
  await writeFile(join(folders.pictures, 'welcome.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return folders
}
