import { userInfo } from 'node:os'
import { ConfigError } from '../config/ConfigError.ts'
import { readConfig } from '../config/readConfig.ts'
import { requireNode } from '../requireNode.ts'
import { socketPath } from '../socket/socketPath.ts'
import { connectToSocket } from './connectToSocket.ts'
import { CommandRefused, type DeskConnection } from './DeskConnection.ts'
import { describeRefusal } from './describeRefusal.ts'
import { UsageError } from './UsageError.ts'

/** What a command line prints and reads; tests hand in their own. */
export interface CommandIo {
  readonly print: (line: string) => void
  readonly connect: () => Promise<DeskConnection>
}

export type CommandMain = (argv: readonly string[], io: CommandIo) => Promise<void>

/** Runs a command line of this process: help and wrong usage, refusals and bugs each end as a person expects. */
export async function runCommand(main: CommandMain, help: string): Promise<void> {
  const problem = requireNode(process.versions.node)
  let connection: DeskConnection | undefined
  try {
    if (problem !== undefined) throw new UsageError(problem)
    const connect = async (): Promise<DeskConnection> => (connection ??= await connectHere())
    await main(process.argv.slice(2), { print: (line) => void process.stdout.write(`${line}\n`), connect })
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${explain(error, help)}\n`)
  } finally {
    await connection?.close()
  }
}

/** The running service of DATA_DIR; only when none runs the store itself. */
async function connectHere(): Promise<DeskConnection> {
  const config = readConfig(process.env)
  const user = userInfo().username
  const running = await connectToSocket(socketPath(config.dataDir), user)
  if (running !== undefined) return running
  process.stderr.write(`No service runs on ${config.dataDir}; working on its store directly.\n`)
  const [{ loadBuild }, { openStore }] = await Promise.all([import('../loadBuild.ts'), import('./openStore.ts')])
  return openStore(config, loadBuild(), user)
}

function explain(error: unknown, help: string): string {
  if (error instanceof UsageError) return `${error.message}\n\n${help}`
  if (error instanceof CommandRefused) return describeRefusal(error)
  if (error instanceof ConfigError) return error.message
  return error instanceof Error ? error.message : String(error)
}
