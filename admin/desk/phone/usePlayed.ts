import { useMemo } from 'react'
import { noStops, type Stops, stopsOf } from '../../../src/format/wire/stops.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { type Past, usePast } from './past/usePast.ts'
import { useStops } from '../changes/stops/useStops.ts'
import { useWords } from '../words/useWords.ts'
import { patchRelease } from './patchRelease.ts'
import type { PlayedNames } from './PhoneRow.tsx'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'
import { usePreviewTarget } from './PreviewTarget.tsx'
import type { DraftReleaseState } from './useDraftRelease.ts'
import { usePlayedChange } from './usePlayedChange.ts'

export interface Played {
  /** Undefined in the present. */
  readonly past: Past | undefined
  /** Undefined until it has come; of the past, for good where it was refused. */
  readonly release: PlayableRelease | undefined
  /** The release whose screens there are to choose from. */
  readonly listed: PlayableRelease | undefined
  readonly stops: Stops
  /** Those of the live release beside it: always today's. */
  readonly liveStops: Stops
  readonly names: PlayedNames
}

/**
 * Release that the phone plays: the change of the page, as it is typed where edits go to it, or a moment of the past,
 * which typing does not change. It obeys the stops of its time, as members' phones do, unless somebody plays
 * `withoutStops`.
 */
export function usePlayed(draft: DraftReleaseState, withoutStops: boolean): Played {
  const { t } = useWords()
  const snapshot = useDraftSnapshot()
  const { typed } = usePreviewTarget()
  const past = usePast()
  const moment = past?.moment
  const { isEdited } = usePlayedChange()
  const { stops: on } = useStops()
  const stopsNow = useMemo(() => (withoutStops ? noStops : stopsOf(on ?? [])), [on, withoutStops])
  const drafted = (isEdited ? typed : undefined) ?? draft.release
  const patched = useMemo(
    () => (isEdited && drafted ? patchRelease(drafted, snapshot) : drafted),
    [isEdited, drafted, snapshot],
  )
  const then = useMemo(() => moment && { manifest: moment.manifest, files: moment.files }, [moment])
  const stopsThen = useMemo(() => stopsOf(moment?.stops ?? []), [moment])
  if (past === undefined)
    return {
      past,
      release: patched,
      listed: draft.release,
      stops: stopsNow,
      liveStops: stopsNow,
      names: {
        title: t('preview.draftTitle'),
        caption: t('preview.draft'),
        inLanguage: (language) => t('preview.draftIn', { language }),
      },
    }
  return {
    past,
    release: then,
    listed: then,
    stops: stopsThen,
    liveStops: stopsNow,
    names: {
      title: t('past.phone'),
      caption: t('past.caption'),
      inLanguage: (language) => t('past.inLanguage', { language }),
    },
  }
}
