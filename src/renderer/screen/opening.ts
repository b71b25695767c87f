import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PopupBlock } from '../../format/blocks/popup.ts'
import { functions } from '../../format/expression/functions.ts'
import { MEMBERS_HOURS } from '../../format/time/zones.ts'
import { useUi } from '../../ui/UiProvider.tsx'
import type { Renderer } from './Renderer.ts'
import { usePlace } from './ScopeContext.tsx'

/** Whether no popup, dialog or sheet is open in front of the screen; renders again when that changes. */
export function useAlone(): () => boolean {
  const { popups } = usePlace().store
  const { overlays } = useUi()
  const isAlone = () => popups.open.getSnapshot().length === 0 && overlays.count() === 0
  useSyncExternalStore(popups.open.subscribe, isAlone)
  useSyncExternalStore(overlays.subscribe, isAlone)
  return isAlone
}

/** The names that opened on this visit to the screen; empty again with the next. */
export function useVisit(active: boolean): Set<string> {
  const [visit] = useState(() => new Set<string>())
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = active
    if (!active) visit.clear()
    // An <Activity> that hides the screen takes its effects away; strict mode does too, and brings them back in the
    // same breath.
    return () => {
      isHere.current = false
      queueMicrotask(() => {
        if (!isHere.current) visit.clear()
      })
    }
  }, [active, visit])
  return visit
}

// The device's own: a popup of the day does not come back because a member logged off.
const NAME = 'playbill.device.popups'

type Often = NonNullable<PopupBlock['auto']>['once']

/** On which day each opened last. */
type Days = Readonly<Record<string, unknown>>

/** The dialogs and popups that have opened by themselves already: in this session, on this day, or on this visit to the screen. */
export function createOnce({ host, shownPopups }: Renderer, visit: Set<string>) {
  const today = () => functions.dateAt(host.clock.now(), MEMBERS_HOURS)

  function keep(change: (days: Days) => Days): void {
    const ofToday = Object.entries(read(host.device.storage)).filter(([, day]) => day === today())
    try {
      host.device.storage.setItem(NAME, JSON.stringify(change(Object.fromEntries(ofToday))))
    } catch {
      // Where nothing can be stored it opens once a visit.
    }
  }

  return {
    has(name: string, often: Often): boolean {
      if (visit.has(name)) return true
      return often === 'always'
        ? false
        : often === 'session'
          ? shownPopups.has(name)
          : read(host.device.storage)[name] === today()
    },
    add(name: string, often: Often): void {
      visit.add(name)
      if (often === 'session') shownPopups.add(name)
      if (often === 'day') keep((days) => ({ ...days, [name]: today() }))
    },
    /** Nobody has read it: it opens on the next visit, not again on this one. */
    takeBack(name: string, often: Often): void {
      if (often === 'session') shownPopups.delete(name)
      if (often === 'day') keep(({ [name]: _old, ...others }) => others)
    },
  }
}

function read(storage: Renderer['host']['device']['storage']): Days {
  try {
    const stored: unknown = JSON.parse(storage.getItem(NAME) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
