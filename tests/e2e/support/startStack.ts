import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The real service with the built app and desk, on free ports and a folder of its own. */
export interface Stack {
  readonly appUrl: string
  readonly deskUrl: string
  /** The one-time link that makes the desk's first owner. */
  readonly setupLink: string
  readonly dataDir: string
  /** Runs a command line of the service, as `release publish --reason R`; gives what it printed. */
  command(name: 'release' | 'operator' | 'audit', ...args: readonly string[]): Promise<string>
  stop(): Promise<void>
}

const START_WITHIN = 60_000

export async function startStack(environment: Readonly<Record<string, string>> = {}): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playbill-'))
  const env = { ...process.env, PORT: '0', DESK_PORT: '0', PUBLIC_HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment }
  const child = spawn('node', ['admin/service/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))

  const found = (pattern: RegExp) => pattern.exec(printed)?.[1]
  const patience = Date.now() + START_WITHIN
  while (found(/Desk\s+(http\S+)/) === undefined || !printed.includes('pay password')) {
    if (child.exitCode !== null || Date.now() > patience) throw new Error(`The service did not start:\n${printed}`)
    await wait(50)
  }
  const exited = new Promise((resolve) => child.once('exit', resolve))
  return {
    appUrl: found(/App\s+(http\S+)/) ?? '',
    deskUrl: found(/Desk\s+(http\S+)/) ?? '',
    setupLink: found(/with this link[^\n]*\n\s+(http\S+)/) ?? '',
    dataDir,
    command: (name, ...args) => run(['admin/service/cli/' + name + '.ts', ...args], env),
    async stop() {
      child.kill('SIGTERM')
      await Promise.race([exited, wait(10_000).then(() => child.kill('SIGKILL'))])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('node', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.once('exit', (code) => (code === 0 ? resolve(printed) : reject(new Error(`${args.join(' ')}\n${printed}`))))
  })
}
