import { hiddenFigures } from '../screen/hiddenFigures.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import type { ScopeExtras } from '../screen/ScopeExtras.ts'
import { createReader, type Reader, type Reading } from './createReader.ts'

/** Reads slots at a place of a screen as they are at this moment; `reading` takes how far what is read can be trusted. */
export function readerIn(store: ScreenStore, extras: ScopeExtras, reading: Reading): Reader {
  const { host } = store.renderer
  return createReader({
    scope: store.scope(extras),
    translate: host.text.getSnapshot(),
    locale: host.locale.getSnapshot(),
    lists: host.lists.getSnapshot(),
    hidesBalances: hiddenFigures(host).getSnapshot(),
    reading,
    mayBeAbsent: store.mayBeAbsent,
  })
}
