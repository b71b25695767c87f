import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { keepPlayed, lendPlayed } from './played.ts'

const main = fileURLToPath(new URL('../main.js', import.meta.url))

export interface ServiceProcess {
  readonly child: ChildProcess
  /** Everything printed once it holds the text, or once the process has ended. */
  readonly until: (text: string) => Promise<string>
  readonly exit: Promise<number | null>
}

export interface ProcessOptions {
  /** How many files and connections it may have open. */
  readonly descriptors?: number
  /** Plays every screen before it serves, as a first start does; otherwise it knows what earlier processes played. */
  readonly playsAll?: boolean
}

/** The real process on free ports; it does not outlive the test. */
export function startProcess(
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR?: string },
  { descriptors, playsAll = false }: ProcessOptions = {},
): ServiceProcess {
  const { DATA_DIR: dataDir } = environment
  if (dataDir !== undefined && !playsAll) lendPlayed(dataDir)
  const [command, ...args] =
    descriptors === undefined
      ? [process.execPath, main]
      : ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$1"`, process.execPath, main]
  const child = spawn(command ?? '', args, {
    env: { ...process.env, PORT: '0', DESK_PORT: '0', PUBLIC_HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  const looks = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
      for (const look of looks) look()
    })
  // Once both streams have ended too, so that the last output is not missing.
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  if (dataDir !== undefined) void exit.then(() => keepPlayed(dataDir))
  const until = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (printed.includes(text)) resolve(printed)
      }
      looks.add(look)
      look()
      void exit.then(() => resolve(printed))
    })
  return { child, until, exit }
}

/** The app's address, from what the process printed. */
export function publicUrlIn(printed: string): string {
  return /App {4}http:\/\/localhost(:\d+)\n/.exec(printed)?.[1]?.replace(/^/, 'http://127.0.0.1') ?? ''
}
