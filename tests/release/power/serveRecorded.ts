import { createInterface } from 'node:readline'
import { startService } from '../../../admin/service/run/startService.ts'
import { isAway } from '../../../admin/service/store/answersSoon.ts'
import { openStoreThread } from '../../../admin/service/store/thread/openStoreThread.ts'
import { warnOnStderr } from '../../../admin/service/base/warnOnStderr.ts'
import { awayStore } from '../../../admin/service/testing/awayStore.ts'
import { say } from '../support/publishOnAndOn.ts'
import { serviceOfBuild } from './serviceOfBuild.ts'

/**
 * A whole service whose disk is recorded: `node serveRecorded.ts <build> <data folder> <folder for builds>`. It says
 * `serves <app> <desk> <setup link>`. Told `away` or `there`, it loses its store or has it again, and says the same; told
 * `stop` or `kill`, it ends.
 */
const [build, dataDir = '', builds = ''] = process.argv.slice(2)
let state = 'there'
const service = await startService({
  ...(await serviceOfBuild(Number(build), dataDir, builds)),
  store: awayStore(openStoreThread({ dataDir }), () => state === 'away'),
  warn(message, error) {
    if (!isAway(error) && !message.startsWith('Over: ')) warnOnStderr(message, error)
  },
})
say(`serves ${service.publicUrl} ${service.deskUrl} ${service.setupLink ?? ''}`)

for await (const wish of createInterface({ input: process.stdin })) {
  if (wish === 'kill') process.kill(process.pid, 'SIGKILL')
  if (wish === 'stop') break
  state = wish
  say(state)
}
await service.stop()
process.exit(0)
