import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import type { Tables } from '../tables.ts'

const CHANNEL = 'playbill_release'
const AGAIN_MS = 1_000

/** Part of the transaction that publishes: services are notified once it is committed. */
export async function notifyOthers(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(trx)
}

export interface Listener {
  watch(hear: () => void): () => void
  close(): Promise<void>
}

/**
 * Listens for publishes over a connection of its own, which is reopened whenever it is lost. Only a hint: a lost one
 * costs a poll.
 */
export function createListener(url: string): Listener {
  const hearing = new Set<() => void>()
  let client: Client | undefined
  let again: NodeJS.Timeout | undefined
  let closed = false

  const tellAll = (): void => {
    for (const hear of hearing) hear()
  }

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString: url, keepAlive: true, application_name: 'playbill listener' })
    client = fresh
    // A connection that fails also ends; the next one asks for what was missed meanwhile.
    fresh.on('error', () => undefined)
    fresh.once('end', () => {
      if (client === fresh) retry()
    })
    fresh.on('notification', tellAll)
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    tellAll()
  }

  function retry(): void {
    if (closed || again !== undefined) return
    again = setTimeout(() => {
      again = undefined
      connect().catch(retry)
    }, AGAIN_MS).unref()
  }

  return {
    watch(hear) {
      hearing.add(hear)
      if (client === undefined) connect().catch(retry)
      return () => hearing.delete(hear)
    },
    async close() {
      closed = true
      clearTimeout(again)
      await client?.end().catch(() => undefined)
    },
  }
}
