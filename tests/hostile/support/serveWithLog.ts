import { systemClock } from '../../../admin/service/base/Clock.ts'
import { readConfig } from '../../../admin/service/base/config/readConfig.ts'
import { createFormat } from '../../../admin/service/documents/createFormat.ts'
import { folders } from '../../../admin/service/base/folders.ts'
import { startService } from '../../../admin/service/run/startService.ts'
import { warnOnStderr } from '../../../admin/service/base/warnOnStderr.ts'
import { addressOf } from '../../../src/format/compileRelease.ts'
import { readWrittenOut } from '../../../src/format/readDocuments.ts'

/**
 * A process with the whole service over a data folder and a full log: `node serveWithLog.ts <data folder>`.
 * Its first line is its address; the others are the log. It has no platform.
 */
const [dataDir = ''] = process.argv.slice(2)
const { files, host } = readWrittenOut(folders.schemas)
const { publicUrl, deskUrl, setupLink } = await startService({
  config: readConfig({
    PORT: '0',
    DESK_PORT: '0',
    PUBLIC_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    PLATFORM_URL: 'http://127.0.0.1:1',
  }),
  format: createFormat(host),
  baseline: { id: addressOf(files), files },
  playTest: () => Promise.resolve([]),
  clock: systemClock,
  folders,
  warn: warnOnStderr,
})
process.stdout.write(`${JSON.stringify({ publicUrl, deskUrl, setupLink })}\n`)
