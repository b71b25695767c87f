import type { PopupBlock } from '../../format/blocks/popup.ts'
import { functions } from '../../format/expression/functions.ts'
import type { Renderer } from './Renderer.ts'

// The device's own: a popup of the day does not come back because a member logged off.
const NAME = 'playbill.device.popups'
const KOREA = 9

type Often = NonNullable<PopupBlock['auto']>['once']

/** What has opened by itself already: in this session, on this day, or on this visit to the screen. */
export function createOnce({ host, shownPopups }: Renderer, visit: Set<string>) {
  const today = () => functions.dateAt(host.clock.now(), KOREA)
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
      if (often !== 'day') return
      const day = today()
      const ofToday = Object.entries(read(host.device.storage)).filter(([, other]) => other === day)
      try {
        host.device.storage.setItem(NAME, JSON.stringify({ ...Object.fromEntries(ofToday), [name]: day }))
      } catch {
        // Where nothing can be stored it opens once a visit.
      }
    },
  }
}

function read(storage: Renderer['host']['device']['storage']): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(NAME) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
