import { once } from 'node:events'
import { startService } from '../../../admin/service/run/startService.ts'
import { openStoreThread } from '../../../admin/service/store/thread/openStoreThread.ts'
import { warnOnStderr } from '../../../admin/service/base/warnOnStderr.ts'
import { say } from '../support/publishOnAndOn.ts'
import { serviceOfBuild } from './serviceOfBuild.ts'

/**
 * A whole service whose disk is recorded: `node serveRecorded.ts <build> <data folder> <folder for builds>`. It says
 * `serves <app> <desk> <setup link>`, and ends when it is told `stop` or `kill`.
 */
const [build, dataDir = '', builds = ''] = process.argv.slice(2)
const service = await startService({
  ...(await serviceOfBuild(Number(build), dataDir, builds)),
  store: openStoreThread({ dataDir }),
  warn: warnOnStderr,
})
say(`serves ${service.publicUrl} ${service.deskUrl} ${service.setupLink ?? ''}`)

const [wish] = await once(process.stdin, 'data')
if (String(wish).startsWith('kill')) process.kill(process.pid, 'SIGKILL')
await service.stop()
process.exit(0)
