import { createHeadGate } from './createHeadGate.ts'
import type { Playing } from './createPlaying.ts'
import type { Head } from './Head.ts'

/** Takes over what a head says of stops, if it is to be followed. */
export type HearStops = (head: Head, polled: boolean) => void

/** Stops count before their release has loaded, and also if it cannot: nobody may pay in while files travel. */
export function createStopHearing(playing: Pick<Playing, 'getSnapshot' | 'update'>): HearStops {
  const gate = createHeadGate()
  let heard: Head | undefined

  return (head, polled) => {
    if (!gate.follows(head, heard, polled)) return
    heard = head
    // Read in one order, whoever wrote them.
    if (JSON.stringify(head.stops) !== JSON.stringify(playing.getSnapshot().stops))
      playing.update({ stops: head.stops })
  }
}
