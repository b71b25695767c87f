import { useEffect, useSyncExternalStore } from 'react'
import { icons, type IconName } from './icons.ts'
import type { moreIcons } from './moreIcons.ts'

type MoreIcons = typeof moreIcons
type Picture = (typeof icons)['home']

let more: MoreIcons | undefined
let arriving: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Fetches the icons that do not come with the first screen; once is enough. */
export function loadIcons(): Promise<void> {
  arriving ??= import('./moreIcons.ts').then(
    ({ moreIcons }) => {
      more = moreIcons
      for (const listener of [...listeners]) listener()
    },
    () => {
      // Offline: the place stays empty, and the next icon drawn asks again.
      arriving = undefined
    },
  )
  return arriving
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The picture of a name; undefined until it has arrived. */
export function useIcon(name: IconName): Picture | undefined {
  const arrived = useSyncExternalStore(
    subscribe,
    () => more,
    () => more,
  )
  const picture: Picture | undefined = { ...icons, ...arrived }[name]
  const missing = picture === undefined
  useEffect(() => {
    if (missing) void loadIcons()
  }, [missing])
  return picture
}
