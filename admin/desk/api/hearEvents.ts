import type { Here, PersonHere } from '../../api/presenceApi.ts'

/** What a page of the desk is told as it happens. */
export interface DeskEvents {
  readonly opened: () => void
  /** The open changes, the live release or the stops are not what they were. */
  readonly changed: () => void
  /** Everybody who has the desk open. */
  readonly here: (people: readonly PersonHere[]) => void
  /** The stream has ended, or did not come about; nothing is heard after that. */
  readonly lost: () => void
}

/** The part of EventSource that the desk uses. */
interface EventStream {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void
  close(): void
}

export type OpenEvents = (url: string) => EventStream

/** One stream of the service's events; answers how to end it. */
export function hearEvents(open: OpenEvents, events: DeskEvents): () => void {
  const stream = open('/desk-api/events')
  stream.addEventListener('open', events.opened)
  stream.addEventListener('changed', events.changed)
  stream.addEventListener('here', ({ data }) => {
    const { people }: Here = JSON.parse(String(data))
    events.here(people)
  })
  stream.addEventListener('error', () => {
    // The browser would connect again, always after the same pause.
    stream.close()
    events.lost()
  })
  return () => stream.close()
}
