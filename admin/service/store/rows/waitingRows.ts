import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** How much in the store waits for a person, or for another server. */
export interface Waiting {
  /** Messages that the webhook has not accepted. */
  readonly outbox: number
  readonly setAside: number
  readonly parkedSchedules: number
  readonly haltedTrials: number
}

export interface WaitingStore {
  countWaiting(): Promise<Waiting>
}

export function waitingRows(db: Kysely<Tables>): WaitingStore {
  return {
    async countWaiting() {
      const { outbox, setAside, parkedSchedules, haltedTrials } = await db
        .selectNoFrom((eb) => [
          eb
            .selectFrom('outbox')
            .select(({ fn }) => fn.countAll<number | string>().as('n'))
            .as('outbox'),
          eb
            .selectFrom('set_aside')
            .select(({ fn }) => fn.countAll<number | string>().as('n'))
            .as('setAside'),
          eb
            .selectFrom('schedule')
            .select(({ fn }) => fn.countAll<number | string>().as('n'))
            .where('state', '=', 'parked')
            .as('parkedSchedules'),
          eb
            .selectFrom('trial')
            .select(({ fn }) => fn.countAll<number | string>().as('n'))
            .where('state', '=', 'halted')
            .as('haltedTrials'),
        ])
        .executeTakeFirstOrThrow()
      return {
        outbox: Number(outbox),
        setAside: Number(setAside),
        parkedSchedules: Number(parkedSchedules),
        haltedTrials: Number(haltedTrials),
      }
    },
  }
}
