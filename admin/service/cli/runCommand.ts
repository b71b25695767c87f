import { userInfo } from 'node:os'
import { outliveReader } from '../../../src/format/cli/outliveReader.ts'
import { ConfigError } from '../base/config/ConfigError.ts'
import { readConfig } from '../base/config/readConfig.ts'
import { printable } from '../base/printable.ts'
import { openStore } from '../store/openStore.ts'
import type { Store } from '../store/Store.ts'
import { requireNode } from '../base/requireNode.js'
import { socketPath } from '../base/config/socketPath.ts'
import { connectToSocket } from './connectToSocket.ts'
import { CommandRefused, type DeskConnection } from './DeskConnection.ts'
import { describeRefusal } from './describeRefusal.ts'
import { UsageError } from './UsageError.ts'

/** Output and input of a command line; tests hand in their own. */
export interface CommandIo {
  /** One line; line breaks in it are escaped. */
  readonly print: (line: string) => void
  readonly connect: () => Promise<DeskConnection>
  /** The store itself: an existing one, or also a new one. */
  readonly openStore: (which: 'existing' | 'new') => Promise<{ readonly store: Store; readonly isServed: boolean }>
  /** The user who types. */
  readonly user: string
}

const CLOSE_WITHIN_MS = 5_000

export type CommandMain = (argv: readonly string[], io: CommandIo) => Promise<void>

/** Runs a command line of this process: help, wrong usage, refusals and bugs each end as a person expects. */
export async function runCommand(main: CommandMain, help: string): Promise<void> {
  outliveReader()
  const problem = requireNode(process.versions.node)
  let connection: DeskConnection | undefined
  try {
    if (problem !== undefined) throw new UsageError(problem)
    const connect = async (): Promise<DeskConnection> => (connection ??= await connectHere())
    await main(process.argv.slice(2), {
      print: (line) => void process.stdout.write(`${printable(line)}\n`),
      connect,
      openStore: openHere,
      user: userInfo().username,
    })
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${explain(error, help)}\n`)
  } finally {
    // A database that hangs keeps nobody waiting who has the answer.
    setTimeout(() => process.exit(), CLOSE_WITHIN_MS).unref()
    await connection?.close()
  }
}

/** The running service of DATA_DIR; the store itself only when none runs. */
async function connectHere(): Promise<DeskConnection> {
  const config = readConfig(process.env)
  const user = userInfo().username
  const running = await connectToSocket(socketPath(config.dataDir), user)
  if (running !== undefined) return running
  process.stderr.write(`No service runs on ${config.dataDir}; working on its store directly.\n`)
  const [{ loadBuild }, { openLocally }] = await Promise.all([
    import('../run/loadBuild.ts'),
    import('./openLocally.ts'),
  ])
  return openLocally(config, loadBuild(config), user)
}

async function openHere(which: 'existing' | 'new'): Promise<{ readonly store: Store; readonly isServed: boolean }> {
  const config = readConfig(process.env)
  const running = await connectToSocket(socketPath(config.dataDir), userInfo().username)
  await running?.close()
  const place = {
    dataDir: config.dataDir,
    ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
  }
  return { store: openStore(place, { mayCreate: () => which === 'new' }), isServed: running !== undefined }
}

/** The mistake, and how that one command is typed; all of the help would push the sentence off the screen. */
export function explainUsage({ message }: UsageError, help: string, argv: readonly string[]): string {
  const lines = message.split('\n').map(printable)
  const usage = usageOf(help, argv.find((word) => !word.startsWith('-')) ?? '')
  const [program = ''] = /npm run \w+/.exec(help) ?? []
  return [...lines, ...(usage.length > 0 ? usage : [`  ${program} -- help   lists every command`])].join('\n')
}

/** The lines of a help that tell how a command is typed, with what goes on beneath each. */
function usageOf(help: string, command: string): readonly string[] {
  const lines = help.split('\n')
  const isOf = (line: string) => /^ {2}npm run \w+ -- (\S+)/.exec(line)?.[1] === command
  return lines.filter((_, at) => {
    const begins = lines.slice(0, at + 1).findLast((earlier) => !earlier.startsWith('   ')) ?? ''
    return isOf(begins)
  })
}

function explain(error: unknown, help: string): string {
  if (error instanceof UsageError) return explainUsage(error, help, process.argv.slice(2))
  if (error instanceof CommandRefused) return describeRefusal(error)
  if (error instanceof ConfigError) return error.message
  return error instanceof Error ? error.message : String(error)
}
