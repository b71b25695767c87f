import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FactValue, MemoryUse, PublishTimes, StandAnswers, StandRequest, StopTimes } from './StandRequest.ts'

export interface StandOptions {
  /** The folder of pages it serves; the members' app when left out. */
  readonly build?: string
  /** How many deposits the demonstration's member has made. */
  readonly records?: number
  /** How many more members are directly below the demonstration's agent. */
  readonly team?: number
  /** Screens are played before each publish, as in production. */
  readonly playTest?: 'real' | 'none'
  readonly environment?: Readonly<Record<string, string>>
}

/** A service in a process of its own. */
export interface Stand {
  readonly url: string
  readonly deskUrl: string
  /** The one-time link that makes the desk's first owner. */
  readonly setupLink: string
  readonly pid: number
  draft(edits: readonly FactValue[]): Promise<unknown>
  /** How many milliseconds the review of the draft takes. */
  review(): Promise<number>
  publish(edits: readonly FactValue[]): Promise<PublishTimes>
  stopDeposits(isStopped: boolean): Promise<StopTimes>
  /** Deposits are open before. */
  alertDeposits(): Promise<StopTimes>
  memory(): Promise<MemoryUse>
  /** Its processor time, in microseconds. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

type Asked = StandRequest extends infer One ? (One extends StandRequest ? Omit<One, 'id'> : never) : never

type Reply =
  | {
      readonly kind: 'ready'
      readonly url: string
      readonly deskUrl: string
      readonly setupLink: string
      readonly boot: { readonly kind: string }
    }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: unknown }

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

export async function startStand({
  build,
  records,
  team,
  playTest = 'none',
  environment = {},
}: StandOptions = {}): Promise<Stand> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const child = fork(join(import.meta.dirname, 'standProcess.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      STAND_PLAY_TEST: playTest,
      ...(build !== undefined && { STAND_BUILD: build }),
      ...(records !== undefined && { STAND_RECORDS: String(records) }),
      ...(team !== undefined && { STAND_TEAM: String(team) }),
      ...environment,
    },
  })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  const ready = new Promise<Extract<Reply, { kind: 'ready' }>>((resolve, reject) => {
    child.once('exit', (code) => {
      const ended = new Error(`A stand of the bench ended with ${code}.`)
      reject(ended)
      // Whoever waits for an answer would wait for ever.
      for (const each of waiting.values()) each.reject(ended)
    })
    child.on('message', (reply: Reply) => {
      if ('kind' in reply) resolve(reply)
      else {
        const asked = waiting.get(reply.id)
        waiting.delete(reply.id)
        if ('error' in reply) asked?.reject(new Error(`A stand of the bench failed: ${String(reply.error)}`))
        else asked?.resolve(reply.value)
      }
    })
  })
  const { url, deskUrl, setupLink, boot } = await ready
  if (boot.kind !== 'released') throw new Error(`The stand published nothing at its start: ${JSON.stringify(boot)}`)

  const ask = async <const K extends keyof StandAnswers>(
    request: Asked & { readonly kind: K },
  ): Promise<StandAnswers[K]> =>
    new Promise((resolve, reject) => {
      asked += 1
      waiting.set(asked, { resolve: (value) => resolve(value as StandAnswers[K]), reject })
      child.send({ ...request, id: asked })
    })

  return {
    url,
    deskUrl,
    setupLink,
    pid: child.pid ?? 0,
    draft: async (edits) => ask({ kind: 'draft', edits }),
    review: async () => ask({ kind: 'review' }),
    publish: async (edits) => ask({ kind: 'publish', edits }),
    stopDeposits: async (isStopped) => ask({ kind: 'deposits', isStopped }),
    alertDeposits: async () => ask({ kind: 'alert' }),
    cpu: async () => ask({ kind: 'cpu' }),
    memory: async () => ask({ kind: 'memory' }),
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      // The end of the process is its answer.
      void ask({ kind: 'stop' }).catch(() => undefined)
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
