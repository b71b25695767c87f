import { useRef, useState } from 'react'
import type { FromPreview } from '../../../src/format/wire/PreviewMessage.ts'
import { lineDifference } from '../kit/lineDifference.ts'
import type { PhoneHandle } from './PhoneFrame.tsx'

type Side = 'live' | 'draft'
type Seen = Extract<FromPreview, { type: 'seen' }>

export interface Comparison {
  /** Places of the draft's phone that are missing or different in the live one; if the draft only lacks some, those. */
  readonly differing: number
  readonly attach: (side: Side) => (handle: PhoneHandle | null) => void
  readonly hear: (side: Side, message: FromPreview) => void
}

/**
 * Marks in two phones what one shows and the other does not, whenever either changes. Words are compared, place by
 * place, not pixels: a difference is found where everything below it has moved, a colour or a size is not.
 */
export function useComparison(): Comparison {
  const phones = useRef<Partial<Record<Side, PhoneHandle | null>>>({})
  const seen = useRef<Partial<Record<Side, Seen>>>({})
  const [differing, setDiffering] = useState(0)

  function compare(): void {
    const { live, draft } = seen.current
    if (!live || !draft) return
    const lines = lineDifference(live.places, draft.places)
    const gone = placesOf(lines, 'gone')
    const fresh = placesOf(lines, 'new')
    phones.current.live?.tell({ type: 'mark', told: live.told, places: gone })
    phones.current.draft?.tell({ type: 'mark', told: draft.told, places: fresh })
    setDiffering(Math.max(gone.length, fresh.length))
  }

  return {
    differing,
    attach: (side) => (handle) => {
      phones.current[side] = handle
    },
    hear(side, message) {
      // After a reload it counts from the start.
      if (message.type === 'ready') delete seen.current[side]
      if (message.type !== 'seen') return
      seen.current[side] = message
      compare()
    },
  }
}

/** The positions of one kind of lines in their own text. */
function placesOf(lines: ReturnType<typeof lineDifference>, kind: 'gone' | 'new'): readonly number[] {
  return lines
    .filter((line) => line.kind === 'same' || line.kind === kind)
    .map((line, at) => (line.kind === kind ? at : -1))
    .filter((at) => at >= 0)
}
