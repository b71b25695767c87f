import { useMemo } from 'react'
import { noStops, type Stops, stopsOf } from '../../../src/format/stops.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { type Past, usePast } from './past/usePast.ts'
import { useWords } from '../words/useWords.ts'
import { patchRelease } from './patchRelease.ts'
import type { PlayedNames } from './PhoneRow.tsx'
import type { PlayableRelease } from '../facts/documents/PlayableRelease.ts'
import { usePreviewTarget } from './PreviewTarget.tsx'
import type { DraftReleaseState } from './useDraftRelease.ts'

export interface Played {
  /** Undefined in the present. */
  readonly past: Past | undefined
  /** Undefined until it has come; of the past, for good where it was refused. */
  readonly release: PlayableRelease | undefined
  /** The release whose screens there are to choose from. */
  readonly listed: PlayableRelease | undefined
  readonly stops: Stops
  readonly names: PlayedNames
}

/** Release that the phone plays: the draft as it is typed, or a moment of the past, which typing does not change. */
export function usePlayed(draft: DraftReleaseState): Played {
  const { t } = useWords()
  const snapshot = useDraftSnapshot()
  const { typed } = usePreviewTarget()
  const past = usePast()
  const moment = past?.moment
  const drafted = typed ?? draft.release
  const patched = useMemo(() => drafted && patchRelease(drafted, snapshot), [drafted, snapshot])
  const then = useMemo(() => moment && { manifest: moment.manifest, files: moment.files }, [moment])
  const stops = useMemo(() => stopsOf(moment?.stops ?? []), [moment])
  if (past === undefined)
    return {
      past,
      release: patched,
      listed: draft.release,
      stops: noStops,
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
    stops,
    names: {
      title: t('past.phone'),
      caption: t('past.caption'),
      inLanguage: (language) => t('past.inLanguage', { language }),
    },
  }
}
