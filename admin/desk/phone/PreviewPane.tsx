import { createContext, Suspense, use, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../../src/ui/Button.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import { later } from '../../../src/ui/later.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { useMediaQuery } from '../../../src/ui/useMediaQuery.ts'
import { playsAt } from '../kit/areas.ts'
import { useAskedMoment } from './past/momentLink.ts'
import { useWords } from '../words/useWords.ts'
import styles from './PreviewPane.module.css'
import type { DraftReleaseState } from './useDraftRelease.ts'
import { browserStorage, keepText } from '../../../src/platform/browserStorage.ts'

/** The first page has no phone. */
const PhonePreview = later(async () => (await import('./PhonePreview.tsx')).PhonePreview)

const KEPT = 'playbill.desk.preview'

interface Pane {
  /** Whether the page has anything that the phone could show. */
  readonly isShown: boolean
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  /** Opens it for this page alone. */
  readonly show: () => void
}

const Context = createContext<Pane>({ isShown: false, isOpen: false, setOpen: () => undefined, show: () => undefined })

/** Whether the phone is beside the page: kept on the device where there is room for both, else once for each page. */
export function PreviewFold({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const isPast = useAskedMoment() !== undefined
  const isShown = isPast || playsAt(pathname)
  const hasRoom = useMediaQuery('(min-width: 1181px)', true)
  const [isFolded, setFolded] = useState(() => browserStorage('localStorage').getItem(KEPT) === 'folded')
  // Where it covers the page, or was opened for one page alone, going to another page closes it.
  const [over, setOver] = useState<string>()
  const isOpen = isShown && (over === pathname || (hasRoom && !isFolded))
  const value = useMemo(
    (): Pane => ({
      isShown,
      isOpen,
      setOpen(next) {
        setOver(next ? pathname : undefined)
        if (!hasRoom) return
        setFolded(!next)
        keepText(browserStorage('localStorage'), KEPT, next ? undefined : 'folded')
      },
      show: () => setOver(pathname),
    }),
    [isShown, isOpen, hasRoom, pathname],
  )
  return <Context value={value}>{children}</Context>
}

/** Opens the phone for the page that asks, and leaves the operator's choice for other pages. */
export const useShowPhone = (): (() => void) => use(Context).show

/** The phone beside the page; where there is no room for both, over it. */
export function PreviewPane({ draft }: { readonly draft: DraftReleaseState }) {
  const { t } = useWords()
  const { isShown, isOpen, setOpen } = use(Context)
  // Its app starts when it is first wanted, and keeps what was chosen and typed in it from then on.
  const [isStarted, setStarted] = useState(isOpen)
  if (isOpen && !isStarted) setStarted(true)
  return (
    <>
      <aside
        className={joinNames(styles.pane, isOpen && styles.open)}
        aria-label={t('frame.preview')}
        hidden={!isShown}
      >
        {isStarted && (
          <Suspense fallback={<Skeleton shape="part" count={3} />}>
            <PhonePreview draft={draft} onFold={() => setOpen(false)} />
          </Suspense>
        )}
      </aside>
      {isShown && !isOpen && (
        <div className={styles.switch}>
          <Button variant="secondary" size="small" aria-expanded={false} icon="eye" onClick={() => setOpen(true)}>
            {t('frame.preview')}
          </Button>
        </div>
      )}
    </>
  )
}
