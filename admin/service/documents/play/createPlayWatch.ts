import type { Playing } from '../../../api/documentApi.ts'

/** Screens being played at this moment, for those who wait for them. */
export interface PlayWatch {
  /** `since`: for an older app, when phones were offered the next one, in ms since 1970. */
  begin(screens: number, since?: number): PlayTurn
  list(): readonly Playing[]
}

interface PlayTurn {
  /** So many more screens were played. */
  add(screens: number): void
  end(): void
}

export function createPlayWatch(): PlayWatch {
  const turns = new Set<() => Playing>()
  return {
    begin(screens, since) {
      let played = 0
      const look = (): Playing => ({
        played,
        screens,
        ...(since !== undefined && { since: new Date(since).toISOString() }),
      })
      turns.add(look)
      return {
        add: (more) => void (played += more),
        end: () => void turns.delete(look),
      }
    },
    list: () => [...turns].map((look) => look()),
  }
}
