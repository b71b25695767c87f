import { join } from 'node:path'
import { auditCommand } from '../cli/auditCommand.ts'
import { connectToSocket } from '../cli/connectToSocket.ts'
import type { DeskConnection } from '../cli/DeskConnection.ts'
import { operatorCommand } from '../cli/operatorCommand.ts'
import { releaseCommand } from '../cli/releaseCommand.ts'
import type { CommandMain } from '../cli/runCommand.ts'
import { printable } from '../base/printable.ts'
import { socketPath } from '../base/config/socketPath.ts'
import type { Service } from '../run/startService.ts'
import { testClock, testFolder } from './createTestCore.ts'
import { startTestService, type TestServiceOptions } from './startTestService.ts'

const commands = { operator: operatorCommand, release: releaseCommand, audit: auditCommand } satisfies Record<
  string,
  CommandMain
>

/** Types command lines into a connection and answers what they print. */
export function terminal(
  connection: DeskConnection,
): (command: keyof typeof commands, ...argv: string[]) => Promise<string> {
  return async (command, ...argv) => {
    const lines: string[] = []
    await commands[command](argv, {
      print: (line) => lines.push(printable(line)),
      connect: () => Promise.resolve(connection),
      openStore: () => Promise.reject(new Error('not here')),
      user: 'mina',
    })
    return lines.join('\n')
  }
}

/** A service, and a command line that talks to it as mina's. */
export async function running(
  clock = testClock(),
  options: Pick<TestServiceOptions, 'warn'> = {},
): Promise<{ service: Service; type: ReturnType<typeof terminal>; dataDir: string }> {
  const folder = await testFolder()
  const service = await startTestService({ dataDir: folder, clock, ...options })
  const dataDir = join(folder, 'data')
  const connection = await connectToSocket(socketPath(dataDir), 'mina')
  if (connection === undefined) throw new Error('Nobody answers on the socket.')
  return { service, type: terminal(connection), dataDir }
}
