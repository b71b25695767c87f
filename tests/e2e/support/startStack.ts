import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lendPlayed } from '../../../admin/service/testing/played.ts'

/** The real service with the built app and desk, on free ports and a folder of its own. */
export interface Stack {
  readonly appUrl: string
  readonly deskUrl: string
  /** The one-time link that makes the desk's first owner. */
  readonly setupLink: string
  readonly dataDir: string
  /** Runs a command line of the service, such as `release publish --reason R`; answers what it printed. */
  command(name: 'release' | 'operator' | 'audit', ...args: readonly string[]): Promise<string>
  /** Ends the process as a crash would. */
  kill(): Promise<void>
  /**
   * Kills the process if it still runs and starts it again on the same ports and data; with other settings, as a deploy
   * does.
   */
  restart(changed?: Readonly<Record<string, string>>): Promise<void>
  /** Stops the process cleanly and leaves its data. */
  halt(): Promise<void>
  stop(): Promise<void>
}

// A start that knows no screens plays them all, which takes its time beside others.
const START_WITHIN = 120_000

/** Names the folder whose data a new stack starts with; without it a stack only knows what earlier ones played. */
export const BEGINNING = 'PLAYBILL_BEGINNING'

/** `root` is the checkout with the service, documents and build; this one by default. */
export async function startStack(
  environment: Readonly<Record<string, string>> = {},
  root = process.cwd(),
): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playbill-'))
  const beginning = process.env[BEGINNING]
  if (beginning === undefined) lendPlayed(dataDir)
  else cpSync(beginning, dataDir, { recursive: true })
  let env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: '0',
    DESK_PORT: '0',
    PUBLIC_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...environment,
  }
  let running = await launch(env, root)
  const { appUrl, deskUrl, setupLink } = running
  env = { ...env, PORT: new URL(appUrl).port, DESK_PORT: new URL(deskUrl).port }
  return {
    appUrl,
    deskUrl,
    setupLink,
    dataDir,
    command: (name, ...args) => run(['admin/service/cli/' + name + '.ts', ...args], env, root),
    async kill() {
      running.child.kill('SIGKILL')
      await running.exited
    },
    async restart(changed = {}) {
      running.child.kill('SIGKILL')
      await running.exited
      env = { ...env, ...changed }
      running = await launch(env, root)
    },
    halt: () => halt(running),
    async stop() {
      await halt(running)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function halt({ child, exited }: Running): Promise<void> {
  child.kill('SIGTERM')
  await Promise.race([exited, wait(10_000).then(() => child.kill('SIGKILL'))])
}

interface Running extends Pick<Stack, 'appUrl' | 'deskUrl' | 'setupLink'> {
  readonly child: ChildProcess
  readonly exited: Promise<unknown>
}

async function launch(env: NodeJS.ProcessEnv, root: string): Promise<Running> {
  const child = spawn('node', ['admin/service/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))

  const found = (pattern: RegExp) => pattern.exec(printed)?.[1]
  const patience = Date.now() + START_WITHIN
  while (found(/Desk\s+(http\S+)\n/) === undefined) {
    if (child.exitCode !== null || Date.now() > patience) {
      child.kill('SIGKILL')
      throw new Error(`The service did not start:\n${printed}`)
    }
    await wait(50)
  }
  return {
    child,
    exited,
    appUrl: found(/App\s+(http\S+)/) ?? '',
    deskUrl: found(/Desk\s+(http\S+)/) ?? '',
    setupLink: found(/with this link[^\n]*\n\s+(http\S+)/) ?? '',
  }
}

function run(args: readonly string[], env: NodeJS.ProcessEnv, root: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('node', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.once('exit', (code) => (code === 0 ? resolve(printed) : reject(new Error(`${args.join(' ')}\n${printed}`))))
  })
}
