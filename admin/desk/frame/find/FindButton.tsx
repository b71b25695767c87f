import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { IconButton } from '../../../../src/ui/IconButton.tsx'
import { later } from '../../../../src/ui/later.tsx'
import { useUi } from '../../../../src/ui/UiProvider.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './FindButton.module.css'

const FindDialog = later(async () => (await import('./FindDialog.tsx')).FindDialog)

/** As keyboards have them. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'

/** The way to everything of the desk, by a press or by its keys. */
export function FindButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { t } = useWords()
  const { overlays } = useUi()
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  // Stays until the sheet that a verb opened is closed as well.
  const [isThere, setThere] = useState(false)

  function open() {
    setOpen(true)
    setThere(true)
    FindDialog.load().catch(() => {
      setThere(false)
      toasts.danger(t('find.notLoaded'))
    })
  }
  const handleKeys = useEffectEvent((event: KeyboardEvent) => {
    // With a Korean keyboard the key is another letter.
    const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK'
    if (!isMeant || event.defaultPrevented) return
    // The browser has another search behind them.
    event.preventDefault()
    if (isThere) setOpen(false)
    // Another dialog keeps the focus to itself.
    else if (overlays.count() === 0) open()
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKeys(event)
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])

  return (
    <>
      {isSmall ? (
        <IconButton icon="search" label={t('find.title')} onClick={open} aria-haspopup="dialog" />
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <Icon name="search" size={16} />
          {t('find.title')}
          <kbd className={styles.keys} aria-hidden="true">
            {KEYS}
          </kbd>
        </button>
      )}
      {isThere && (
        <Suspense fallback={null}>
          <FindDialog open={isOpen} onClose={() => setOpen(false)} onGone={() => setThere(false)} />
        </Suspense>
      )}
    </>
  )
}
