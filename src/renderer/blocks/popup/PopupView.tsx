import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { PopupBlock } from '../../../format/blocks/popup.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { Paragraphs } from '../../parts/Paragraphs.tsx'
import { StaleSources } from '../../parts/StaleSources.tsx'
import { useNotices } from '../../reading/notices.ts'
import { useText } from '../../reading/useDerived.ts'
import { useAutoOpen } from './useAutoOpen.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { Blocks } from '../Blocks.tsx'
import { loadViews } from '../loadViews.ts'
import styles from './PopupView.module.css'

const Dialog = later(async () => (await import('../../../ui/Dialog.tsx')).Dialog)
const Sheet = later(async () => (await import('../../../ui/Sheet.tsx')).Sheet)

/** A dialog, sheet or drawer: opened by an action or by itself, closed on leaving the screen. */
export function PopupView({ block }: { readonly block: PopupBlock }) {
  const { id, placement, notices: hasNotices } = block
  const { popups } = usePlace().store
  const notices = useNotices('popup')
  const isOpen = useSyncExternalStore(popups.open.subscribe, () => popups.open.getSnapshot().includes(id))
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
  return (
    <Suspense>
      {placement === 'center' ? (
        <Dialog {...shared} actions={button || undefined}>
          {content}
        </Dialog>
      ) : (
        <Sheet {...shared} side={placement} footer={button || undefined}>
          {content}
        </Sheet>
      )}
    </Suspense>
  )
}
