import { createInterface } from 'node:readline'
import { systemClock } from '../../../admin/service/base/Clock.ts'
import { readConfig } from '../../../admin/service/base/config/readConfig.ts'
import { startService } from '../../../admin/service/run/startService.ts'
import { testBaseline } from '../../../admin/service/testing/testBaseline.ts'
import { testBuilds } from '../../../admin/service/testing/testBuilds.ts'
import { appFormat } from './appFormat.ts'
import { publishOnAndOn, say } from './publishOnAndOn.ts'
import { readLife } from './readLife.ts'
import { sendAgain } from './sendAgain.ts'

/**
 * A whole service of several on one database: `node serveUntilKilled.ts <database> <data folder>`. It says `serves
 * <address>`, publishes on and on once it is told `publish`, and answers a `try` of another with `again <seq> <sha>`.
 */
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const service = await startService({
  config: readConfig({
    PORT: '0',
    DESK_PORT: '0',
    PUBLIC_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    // The webhook does not answer: each release still waits to be announced at the end.
    WEBHOOK_URL: 'http://127.0.0.1:9/',
    WEBHOOK_SECRET: 'it is announced later, or never',
    LOG_LEVEL: 'silent',
  }),
  format: appFormat,
  baseline: testBaseline,
  playTest: () => Promise.resolve([]),
  clock: systemClock,
  folders: await testBuilds(dataDir),
  wait: () => Promise.resolve(),
  warn: () => undefined,
})
say(`serves ${service.publicUrl}`)

for await (const line of createInterface({ input: process.stdin })) {
  await service.core.publisher.refresh()
  const { cutOff } = readLife([line])
  if (cutOff === undefined) void publishOnAndOn(service.core)
  else {
    const { release } = await sendAgain(service.core, cutOff)
    say(`again ${release.seq} ${release.sha}`)
  }
}
