import { useEffect, useEffectEvent, useState, use } from 'react'
import type { PopupBlock } from '../../../format/blocks/popup.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { Paragraphs } from '../../parts/Paragraphs.tsx'
import { StaleSources } from '../../parts/StaleSources.tsx'
import { useNotices, type ShownNotice } from '../../reading/notices.ts'
import { useText, useCondition, useValue } from '../../reading/useDerived.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { Blocks } from '../Blocks.tsx'
import { loadViews } from '../loadViews.ts'
import styles from './PopupView.module.css'
import { ActiveContext } from '../../screen/ActiveContext.ts'
import { createOnce, useAlone, useVisit } from '../../screen/opening.ts'
import { useReadable } from '../../../ui/useReadable.ts'

const Dialog = later(async () => (await import('../../../ui/Dialog.tsx')).Dialog)
const Sheet = later(async () => (await import('../../../ui/Sheet.tsx')).Sheet)

/** A dialog, sheet or drawer: opened by an action or by itself, closed on leaving the screen. */
export function PopupView({ block }: { readonly block: PopupBlock }) {
  const { id, placement, notices: hasNotices } = block
  const { popups } = usePlace().store
  const notices = useNotices('popup')
  const isOpen = useReadable(popups.open, (open) => open.includes(id))
  // Its code comes with the first opening, all of it before anything shows, or the popup would grow under the finger.
  const [isLoaded, setLoaded] = useState(false)
  const { body } = block
  const { views } = useHost()
  const load = () =>
    void Promise.allSettled([loadViews(views, body), placement === 'center' ? Dialog.load() : Sheet.load()]).then(() =>
      setLoaded(true),
    )
  const loadOpened = useEffectEvent(load)
  useEffect(() => {
    if (isOpen && !isLoaded) loadOpened()
  }, [isOpen, isLoaded])
  useAutoOpen(block, notices, isLoaded ? undefined : load)

  const title = useText(block.title)
  const closeLabel = useText(block.close)
  const close = () => popups.close(id)
  const button = closeLabel !== '' && (
    <Button variant="secondary" full onClick={close}>
      {closeLabel}
    </Button>
  )
  if (!isLoaded) return null

  const shared = { open: isOpen, title, onClose: close }
  const content = (
    <div className={styles.content}>
      {hasNotices &&
        notices.map((notice) => (
          <article key={notice.id}>
            <h3 className={styles.notice}>{notice.title}</h3>
            <Paragraphs text={notice.body} />
          </article>
        ))}
      <Blocks blocks={block.body} />
      <StaleSources />
    </div>
  )
  return placement === 'center' ? (
    <Dialog {...shared} actions={button || undefined}>
      {content}
    </Dialog>
  ) : (
    <Sheet {...shared} side={placement} footer={button || undefined}>
      {content}
    </Sheet>
  )
}

/**
 * Opens a popup by itself as often as its document says, and not over a dialog, popup or sheet. Operators' notices open
 * it too. What still loads is loaded first: a question may come meanwhile.
 */
function useAutoOpen(
  { id, auto, notices: hasNotices }: PopupBlock,
  notices: readonly ShownNotice[],
  load: (() => void) | undefined,
): void {
  const { store } = usePlace()
  const { renderer, popups, play } = store
  const active = use(ActiveContext)
  const holds = useCondition(auto?.when)
  const version = String(useValue<unknown>(auto?.version, ''))
  const isAlone = useAlone()
  const visit = useVisit(active)

  useEffect(() => {
    // Asked here, because another may have opened in the same moment.
    if (!active || auto === undefined || !isAlone()) return
    const place = `${play.getSnapshot().plan.id} ${id}`
    const nameOf = (what: string, words: string) => `${place} ${what} ${auto.once === 'version' ? words : ''}`
    const names = [
      ...(holds ? [nameOf('', version)] : []),
      ...(hasNotices ? notices.map((notice) => nameOf(notice.id, `${notice.title} ${notice.body}`)) : []),
    ]
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
