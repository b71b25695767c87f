import { operatorCommand } from '../../../admin/service/cli/operatorCommand.ts'
import { releaseCommand } from '../../../admin/service/cli/releaseCommand.ts'
import { connectToSocket } from '../../../admin/service/cli/connectToSocket.ts'
import { socketPath } from '../../../admin/service/base/config/socketPath.ts'
import type { Stack } from './startStack.ts'

const commands = { release: releaseCommand, operator: operatorCommand }

/** Has a running service do what a command line asks of it, without a process for it; gives what it would print. */
export async function askService(
  stack: Stack,
  name: keyof typeof commands,
  ...args: readonly string[]
): Promise<string> {
  return askServiceAs('journey', stack, name, ...args)
}

/** As `askService`, for somebody with an account of their own on the machine. */
export async function askServiceAs(
  user: string,
  { dataDir }: Stack,
  name: keyof typeof commands,
  ...args: readonly string[]
): Promise<string> {
  const printed: string[] = []
  const connection = await connectToSocket(socketPath(dataDir), user)
  if (connection === undefined) throw new Error('The service does not run.')
  await commands[name](args, {
    print: (line) => printed.push(line),
    connect: () => Promise.resolve(connection),
    openStore: () => Promise.reject(new Error('A journey leaves the store to its service.')),
    user,
  })
  return printed.join('\n')
}
