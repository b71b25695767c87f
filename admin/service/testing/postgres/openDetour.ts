import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** What PostgreSQL and its clients name the socket in a folder. */
export const SOCKET = '.s.PGSQL.5432'

export interface Detour {
  readonly url: string
  /** From now on nothing gets through, and no connection ends. */
  readonly swallow: () => void
  /** New connections get through again. */
  readonly open: () => void
}

/** A socket in a folder of its own that forwards to the server's. */
export async function openDetour(socket: string, url: string): Promise<Detour> {
  const folder = await mkdtemp(join(tmpdir(), 'detour-'))
  await chmod(folder, 0o755)
  const pairs = new Set<readonly [Socket, Socket]>()
  let swallows = false

  const proxy = createServer((client) => {
    const server = connect(socket)
    for (const end of [client, server]) end.on('error', () => undefined)
    pairs.add([client, server])
    if (swallows) return
    client.pipe(server)
    server.pipe(client)
  }).listen(join(folder, SOCKET))
  await once(proxy, 'listening')

  const endAll = (): void => {
    for (const ends of pairs) for (const end of ends) end.destroy()
    pairs.clear()
  }
  onTestFinished(async () => {
    endAll()
    proxy.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    url: url.replace(/@[^/]*/, `@${encodeURIComponent(folder)}`),
    swallow() {
      swallows = true
      for (const [client, server] of pairs) {
        client.unpipe(server)
        server.unpipe(client)
      }
    },
    open() {
      swallows = false
    },
  }
}
