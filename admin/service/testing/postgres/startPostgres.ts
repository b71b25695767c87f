import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { findPostgres } from './findPostgres.ts'
import { type Detour, openDetour, SOCKET } from './openDetour.ts'

/**
 * A PostgreSQL server of a test's own, on a socket in a folder of its own: without port or password, removed
 * afterwards.
 */
export interface PostgresServer {
  readonly url: (database: string) => string
  /** Makes a database, empty or from a template that nobody is connected to; answers its address. */
  readonly createDatabase: (name?: string, template?: string) => Promise<string>
  /** A connection of the test itself; it ends with the test. */
  readonly connect: (url: string) => Promise<Client>
  /** A second route to a database that can swallow what is sent, as a broken network does. It ends with the test. */
  readonly detour: (url: string) => Promise<Detour>
  readonly run: (sql: string, database?: string) => Promise<readonly Record<string, unknown>[]>
  /** Ends every connection at once, as a shutdown or a crash does. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Halts every process of the server where it is: connections stay and hang. Answers a function that lets them go on. */
  readonly pause: () => Promise<() => void>
  readonly dispose: () => Promise<void>
}

const run = promisify(execFile)

export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres()
  if (programs === undefined)
    throw new Error(
      'There is no PostgreSQL server to test against. Install one (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of its programs.',
    )
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  const data = join(folder, 'data')
  const owner = await unprivileged()
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid)
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'playbill', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...owner, cwd: folder },
  )

  // The tests cover the loss of processes, not of power.
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=60',
    'shared_buffers=16MB',
  ].flatMap((setting) => ['-c', setting])
  let server: ChildProcess | undefined
  let named = 0

  async function start(): Promise<void> {
    const child = spawn(join(programs ?? '', 'postgres'), ['-D', data, ...settings], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    const said: string[] = []
    for await (const line of createInterface({ input: child.stderr })) {
      said.push(line)
      if (line.includes('ready to accept connections')) {
        child.stderr.resume()
        return
      }
    }
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
  }

  async function stop(): Promise<void> {
    if (server === undefined) return
    const gone = once(server, 'exit')
    server.kill('SIGQUIT')
    server = undefined
    await gone
  }

  const url = (database: string): string => `postgresql://playbill@${encodeURIComponent(folder)}/${database}`

  async function runSql(sql: string, database = 'postgres'): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: url(database) })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }

  async function pause(): Promise<() => void> {
    const child = server
    const client = new Client({ connectionString: url('postgres') })
    await client.connect()
    client.on('error', () => undefined)
    // It starts no process any more, so that none is missing in the list.
    child?.kill('SIGSTOP')
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
    let halted = rows.map(({ pid }) => pid)
    for (const pid of halted) process.kill(pid, 'SIGSTOP')
    const goOn = (): void => {
      for (const pid of halted) process.kill(pid, 'SIGCONT')
      halted = []
      child?.kill('SIGCONT')
    }
    onTestFinished(async () => {
      goOn()
      await client.end()
    })
    return goOn
  }

  // An interrupted run must not leave a server behind.
  const kill = (): void => void server?.kill('SIGQUIT')
  process.once('exit', kill)
  await start()
  // From 15 on a server would write every page of the template to its log, too; before, it only copies files.
  const [version] = await runSql('show server_version_num')
  const strategy = Number(version?.['server_version_num']) >= 150_000 ? ' strategy file_copy' : ''
  return {
    url,
    start,
    stop,
    pause,
    run: runSql,
    detour: (address) => openDetour(join(folder, SOCKET), address),
    async connect(address) {
      const client = new Client({ connectionString: address })
      onTestFinished(() => client.end())
      await client.connect()
      return client
    },
    async createDatabase(name, template = 'template1') {
      named += 1
      const database = name ?? `test${named}`
      await runSql(`create database "${database}" template "${template}"${strategy}`)
      return url(database)
    },
    async dispose() {
      process.off('exit', kill)
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: Debian's own user for it, or `nobody`. */
async function unprivileged(): Promise<{ readonly uid: number; readonly gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const idOf = async (flag: string): Promise<number> =>
    Number((await run('id', [flag, 'postgres']).catch(() => run('id', [flag, 'nobody']))).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}
