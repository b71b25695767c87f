import { use, useCallback, useLayoutEffect, useState } from 'react'
import { shelfOf } from '../../host/shelfOf.ts'
import { useTranslate } from '../../reading/language.ts'
import { ActiveContext } from '../../screen/ActiveContext.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { searchKeys } from './searchKeys.ts'
import { useReadable } from '../../../ui/useReadable.ts'

export interface Shelves {
  /** Keys of what was opened lately, the last one first. */
  readonly recent: readonly string[]
  readonly starred: readonly string[]
  /** Whether a key is among either. */
  readonly isKnown: (key: string) => boolean
  readonly star: (key: string, isStarred: boolean) => void
}

/** Device's record of a search, as it is whenever the screen is shown. */
export function useShelves(): Shelves {
  const { device, feedback } = useHost()
  const translate = useTranslate()
  const active = use(ActiveContext)
  const [opened, favourites] = [shelfOf(device.storage, 'recent'), shelfOf(device.storage, 'favourites')]
  const recent = useReadable(opened)
  const starred = useReadable(favourites)
  useLayoutEffect(() => {
    if (!active) return
    opened.refresh()
    favourites.refresh()
  }, [active, opened, favourites])

  // As they were when the search opened: what gets a star must not move away under the finger.
  const [known] = useState(() => new Set([...recent, ...starred]))
  const isKnown = useCallback((key: string) => known.has(key), [known])
  const star = useCallback(
    (key: string, isStarred: boolean) => {
      if (!isStarred) favourites.take(key)
      else if (!favourites.put(key)) feedback.toast(translate(searchKeys.starsFull, { most: favourites.most }), 'info')
    },
    [favourites, feedback, translate],
  )
  return { recent, starred, isKnown, star }
}
