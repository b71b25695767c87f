import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { useDraft, useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { MOMENT_PATH } from '../phone/past/momentLink.ts'
import { currentAddress, OWN_CHANGE } from '../kit/currentAddress.ts'
import { lazyPage } from './lazyPage.tsx'
import { sentenceOf } from '../words/sentenceOf.ts'
import { useWords } from '../words/useWords.ts'

const OverviewPage = lazyPage(async () => (await import('../pages/overview/OverviewPage.tsx')).OverviewPage)
const MoneyPage = lazyPage(async () => (await import('../pages/money/MoneyPage.tsx')).MoneyPage)
const MessagesPage = lazyPage(async () => (await import('../pages/messages/MessagesPage.tsx')).MessagesPage)
const NoticePage = lazyPage(async () => (await import('../pages/messages/NoticePage.tsx')).NoticePage)
const DialogPage = lazyPage(async () => (await import('../pages/messages/DialogPage.tsx')).DialogPage)
const CopyPage = lazyPage(async () => (await import('../pages/copy/CopyPage.tsx')).CopyPage)
const ScreensPage = lazyPage(async () => (await import('../pages/screens/ScreensPage.tsx')).ScreensPage)
const ScreenPage = lazyPage(async () => (await import('../pages/screens/ScreenPage.tsx')).ScreenPage)
const EverywherePage = lazyPage(async () => (await import('../pages/screens/EverywherePage.tsx')).EverywherePage)
const PicturesPage = lazyPage(async () => (await import('../pages/pictures/PicturesPage.tsx')).PicturesPage)
const PicturePage = lazyPage(async () => (await import('../pages/pictures/PicturePage.tsx')).PicturePage)
const ChangesPage = lazyPage(async () => (await import('../pages/changes/ChangesPage.tsx')).ChangesPage)
const ChangePage = lazyPage(async () => (await import('../pages/changes/ChangePage.tsx')).ChangePage)
const HistoryPage = lazyPage(async () => (await import('../pages/history/HistoryPage.tsx')).HistoryPage)
const RollbackPage = lazyPage(async () => (await import('../pages/history/RollbackPage.tsx')).RollbackPage)
const MomentPage = lazyPage(async () => (await import('../pages/history/MomentPage.tsx')).MomentPage)
const ReportsPage = lazyPage(async () => (await import('../pages/reports/ReportsPage.tsx')).ReportsPage)
const PeoplePage = lazyPage(async () => (await import('../pages/people/PeoplePage.tsx')).PeoplePage)

/** The page of the address, once the documents have loaded. */
export function Pages() {
  const words = useWords()
  const draft = useDraft()
  const { status, problem } = useDraftSnapshot()
  if (status === 'loading') return <Skeleton shape="banner" count={3} label={words.t('frame.loadingDocuments')} />
  if (status === 'failed')
    return (
      <ErrorState
        title={words.t('frame.documentsFailed')}
        text={sentenceOf(problem, words)}
        onRetry={() => void draft.load()}
      />
    )
  return (
    <Routes>
      <Route path="/" element={<OverviewPage />} />
      <Route path="/faults" element={<ReportsPage />} />
      <Route path="/money" element={<MoneyPage />} />
      <Route path="/messages" element={<MessagesPage />} />
      <Route path="/messages/notices/:id" element={<NoticePage />} />
      <Route path="/messages/dialogs/:id" element={<DialogPage />} />
      <Route path="/texts" element={<CopyPage />} />
      <Route path="/screens" element={<ScreensPage />} />
      <Route path="/screens/everywhere" element={<EverywherePage />} />
      <Route path="/screens/pictures" element={<PicturesPage />} />
      <Route path="/screens/pictures/:sha" element={<PicturePage />} />
      <Route path="/screens/:id" element={<ScreenPage />} />
      <Route path="/changes" element={<ChangesPage />} />
      <Route path={OWN_CHANGE} element={<OwnChange />} />
      <Route path="/changes/:id" element={<ChangePage />} />
      <Route path="/history" element={<HistoryPage />} />
      <Route path={MOMENT_PATH} element={<MomentPage />} />
      <Route path="/history/:seq/rollback" element={<RollbackPage />} />
      <Route path="/people" element={<PeoplePage />} />
      <Route path="*" element={<EarlierAddress />} />
    </Routes>
  )
}

/** Leads to the change that edits go to, as soon as there is one: the first edit may still be on its way. */
function OwnChange() {
  const { current } = useDraftSnapshot()
  return current === undefined ? <ChangesPage /> : <Navigate to={`/changes/${current.id}`} replace />
}

/** Leads on from an address of an earlier desk; from one that never was, to the overview. */
function EarlierAddress() {
  const { pathname, search, state } = useLocation()
  const { current } = useDraftSnapshot()
  return <Navigate to={currentAddress(pathname, search, current?.id) ?? '/'} state={state} replace />
}
