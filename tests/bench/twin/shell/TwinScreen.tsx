import { use, useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { NavBar } from '../../../../src/ui/NavBar.tsx'
import { Page } from '../../../../src/ui/Page.tsx'
import { useTwin } from '../TwinContext.ts'
import { useSession } from '../useSession.ts'
import { OpenedContext } from './OpenedContext.ts'
import { ScrollerContext } from './ScrollerContext.ts'

interface TwinScreenProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A page with its header and its own scroller. */
export function TwinScreen({ title, action, children }: TwinScreenProps) {
  const { t } = useTwin()
  const tell = use(OpenedContext)
  const navigate = useNavigate()
  const scroller = useRef<HTMLElement>(null)
  const siteName = useSession(({ appInfo }) => appInfo?.title) ?? t('app.name')

  useEffect(() => {
    document.title = `${title} · ${siteName}`
    tell(title)
  }, [title, siteName, tell])

  return (
    <ScrollerContext value={scroller}>
      <Page scroller={scroller} header={<NavBar title={title} action={action} onBack={() => navigate(-1)} />}>
        {children}
      </Page>
    </ScrollerContext>
  )
}
