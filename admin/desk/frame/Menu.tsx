import { useRef, type MouseEvent } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { AreaLinks } from './AreaLinks.tsx'
import { Brand } from '../kit/Brand.tsx'
import { OwnFoot } from './OwnFoot.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { WaitingCount } from './WaitingCounts.tsx'
import styles from './Menu.module.css'
import { WhoIsHere } from '../changes/presence/WhoIsHere.tsx'
import { useWords } from '../words/useWords.ts'

/**
 * The areas of the desk over the page. The browser's own dialog, which works on a bad connection because it needs no
 * file.
 */
export function Menu() {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  /** A link leads to its page, and a tap outside the menu back to this one. */
  function handleClick({ target }: MouseEvent) {
    if (target === dialog.current || (target instanceof Element && target.closest('a') !== null)) close()
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <VisuallyHidden>{t('frame.menu')}</VisuallyHidden>
        <WaitingCount />
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events,
          jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, and links answer keys themselves */}
      <dialog ref={dialog} className={styles.menu} aria-label={t('frame.menu')} onClick={handleClick}>
        <div className={styles.content}>
          <div className={styles.head}>
            <Brand />
            <IconButton icon="close" label={t('frame.closeMenu')} onClick={close} />
          </div>
          <AreaLinks />
          <WhoIsHere />
          <OwnFoot />
        </div>
      </dialog>
    </>
  )
}
