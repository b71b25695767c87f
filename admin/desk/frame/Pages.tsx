import { Navigate, Route, Routes } from 'react-router-dom'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { useDraft, useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { MOMENT_PATH } from '../phone/past/momentLink.ts'
import { useMay } from '../session/SessionProvider.tsx'
import { lazyPage } from './lazyPage.tsx'
import { sentenceOf } from '../words/sentenceOf.ts'
import { useWords } from '../words/useWords.ts'

const OverviewPage = lazyPage(async () => (await import('../pages/overview/OverviewPage.tsx')).OverviewPage)
const LimitsPage = lazyPage(async () => (await import('../pages/limits/LimitsPage.tsx')).LimitsPage)
const PayWaysPage = lazyPage(async () => (await import('../pages/pay-ways/PayWaysPage.tsx')).PayWaysPage)
const NoticesPage = lazyPage(async () => (await import('../pages/notices/NoticesPage.tsx')).NoticesPage)
const NoticePage = lazyPage(async () => (await import('../pages/notices/NoticePage.tsx')).NoticePage)
const DialogsPage = lazyPage(async () => (await import('../pages/dialogs/DialogsPage.tsx')).DialogsPage)
const DialogPage = lazyPage(async () => (await import('../pages/dialogs/DialogPage.tsx')).DialogPage)
const CopyPage = lazyPage(async () => (await import('../pages/copy/CopyPage.tsx')).CopyPage)
const ScreensPage = lazyPage(async () => (await import('../pages/screens/ScreensPage.tsx')).ScreensPage)
const ScreenPage = lazyPage(async () => (await import('../pages/screens/ScreenPage.tsx')).ScreenPage)
const MenusPage = lazyPage(async () => (await import('../pages/menus/MenusPage.tsx')).MenusPage)
const PicturesPage = lazyPage(async () => (await import('../pages/pictures/PicturesPage.tsx')).PicturesPage)
const PicturePage = lazyPage(async () => (await import('../pages/pictures/PicturePage.tsx')).PicturePage)
const ReviewPage = lazyPage(async () => (await import('../pages/review/ReviewPage.tsx')).ReviewPage)
const ReleasesPage = lazyPage(async () => (await import('../pages/releases/ReleasesPage.tsx')).ReleasesPage)
const RollbackPage = lazyPage(async () => (await import('../pages/releases/RollbackPage.tsx')).RollbackPage)
const MomentPage = lazyPage(async () => (await import('../pages/releases/MomentPage.tsx')).MomentPage)
const CalendarPage = lazyPage(async () => (await import('../pages/calendar/CalendarPage.tsx')).CalendarPage)
const AuditPage = lazyPage(async () => (await import('../pages/audit/AuditPage.tsx')).AuditPage)
const ReportsPage = lazyPage(async () => (await import('../pages/reports/ReportsPage.tsx')).ReportsPage)
const TeamPage = lazyPage(async () => (await import('../pages/team/TeamPage.tsx')).TeamPage)
const AccountPage = lazyPage(async () => (await import('../pages/account/AccountPage.tsx')).AccountPage)

/** The page of the address, once the documents have loaded. */
export function Pages() {
  const words = useWords()
  const draft = useDraft()
  const { status, problem } = useDraftSnapshot()
  const isOwner = useMay('owner')
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
      <Route path="/limits" element={<LimitsPage />} />
      <Route path="/pay-ways" element={<PayWaysPage />} />
      <Route path="/notices" element={<NoticesPage />} />
      <Route path="/notices/:id" element={<NoticePage />} />
      <Route path="/dialogs" element={<DialogsPage />} />
      <Route path="/dialogs/:id" element={<DialogPage />} />
      <Route path="/copy" element={<CopyPage />} />
      <Route path="/screens" element={<ScreensPage />} />
      <Route path="/screens/:id" element={<ScreenPage />} />
      <Route path="/menus" element={<MenusPage />} />
      <Route path="/pictures" element={<PicturesPage />} />
      <Route path="/pictures/:sha" element={<PicturePage />} />
      <Route path="/review" element={<ReviewPage />} />
      <Route path="/releases" element={<ReleasesPage />} />
      <Route path={MOMENT_PATH} element={<MomentPage />} />
      <Route path="/releases/:seq/rollback" element={<RollbackPage />} />
      <Route path="/calendar" element={<CalendarPage />} />
      <Route path="/audit" element={<AuditPage />} />
      <Route path="/reports" element={<ReportsPage />} />
      {isOwner && <Route path="/team" element={<TeamPage />} />}
      <Route path="/account" element={<AccountPage />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
