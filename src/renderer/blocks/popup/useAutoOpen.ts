import { use, useEffect } from 'react'
import type { PopupBlock } from '../../../format/blocks/popup.ts'
import { ActiveContext } from '../../screen/ActiveContext.ts'
import { useCondition } from '../../reading/useDerived.ts'
import type { ShownNotice } from '../../reading/notices.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { createOnce, useAlone, useVisit } from '../../screen/opening.ts'

/**
 * Opens a popup by itself as often as its document says, and not over a dialog, popup or sheet. Operators' notices open
 * it too. What still loads is loaded first: a question may come meanwhile.
 */
export function useAutoOpen(
  { id, auto, notices: hasNotices }: PopupBlock,
  notices: readonly ShownNotice[],
  load: (() => void) | undefined,
): void {
  const { store } = usePlace()
  const { renderer, popups, play } = store
  const active = use(ActiveContext)
  const holds = useCondition(auto?.when)
  const isAlone = useAlone()
  const visit = useVisit(active)

  useEffect(() => {
    // Asked here, because another may have opened in the same moment.
    if (!active || auto === undefined || !isAlone()) return
    const place = `${play.getSnapshot().plan.id} ${id}`
    const names = [...(holds ? [place] : []), ...(hasNotices ? notices.map((notice) => `${place} ${notice.id}`) : [])]
    const once = createOnce(renderer, visit)
    if (!names.some((name) => !once.has(name, auto.once))) return
    if (load) {
      load()
      return
    }
    for (const name of names) once.add(name, auto.once)
    popups.show(id)
  })
}
