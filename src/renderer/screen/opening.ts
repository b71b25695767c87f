import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PopupBlock } from '../../format/blocks/popup.ts'
import { functions } from '../../format/expression/functions.ts'
import { MEMBERS_HOURS } from '../../format/time/zones.ts'
import { readStored, writeStored } from '../../platform/storageKeys.ts'
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
const VERSIONS = 'playbill.device.popupVersions'

/** So many versions are kept: what was read long ago is not shown any more. */
const MOST_VERSIONS = 100

type Often = NonNullable<PopupBlock['auto']>['once']

/** On which day each opened last. */
type Days = Readonly<Record<string, unknown>>

/**
 * The dialogs and popups that have opened by themselves already: in this session, on this day, ever, or on this visit to
 * the screen. What opens once a version has its words in its name.
 */
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
      if (often === 'version') return readVersions(host.device.storage).includes(markOf(name))
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
      if (often === 'version') {
        const { storage } = host.device
        writeStored(storage, VERSIONS, [markOf(name), ...readVersions(storage)].slice(0, MOST_VERSIONS))
      }
    },
    /** Nobody has read it: it opens on the next visit, not again on this one. */
    takeBack(name: string, often: Often): void {
      if (often === 'session') shownPopups.delete(name)
      if (often === 'day') keep(({ [name]: _old, ...others }) => others)
    },
  }
}

type DeviceStorage = Renderer['host']['device']['storage']

/** Marks of the versions that have opened, the last one first. */
function readVersions(storage: DeviceStorage): readonly unknown[] {
  const stored = readStored(storage, VERSIONS)
  return Array.isArray(stored) ? stored : []
}

/** A name with all its words as a number (FNV-1a): it is only compared, and storages are small. */
function markOf(name: string): number {
  let mark = 0x811c9dc5
  for (let place = 0; place < name.length; place += 1) mark = Math.imul(mark ^ name.charCodeAt(place), 0x01000193) >>> 0
  return mark
}

function read(storage: DeviceStorage): Days {
  try {
    const stored: unknown = JSON.parse(storage.getItem(NAME) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
