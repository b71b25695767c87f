import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../main.js', import.meta.url))

export interface ServiceProcess {
  readonly child: ChildProcess
  /** Everything printed once it holds the text, or once the process has ended. */
  readonly until: (text: string) => Promise<string>
  readonly exit: Promise<number | null>
}

/** The real process on free ports; it does not outlive the test. `descriptors` is how many files and connections it may have open. */
export function startProcess(
  environment: Readonly<Record<string, string>>,
  { descriptors }: { readonly descriptors?: number } = {},
): ServiceProcess {
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
  // Once both streams have ended too, so that nothing printed last is missing.
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
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

/** Where the app is, from what the process has printed. */
export function publicUrlIn(printed: string): string {
  return /App {4}http:\/\/localhost(:\d+)\n/.exec(printed)?.[1]?.replace(/^/, 'http://127.0.0.1') ?? ''
}
