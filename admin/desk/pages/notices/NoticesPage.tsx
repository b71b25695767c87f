import { useNavigate } from 'react-router-dom'
import type { Notice } from '../../../../src/format/notices.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { noticeName } from '../../parts/noticeName.ts'
import { PeriodBadge } from '../../period/PeriodBadge.tsx'
import { periodText } from '../../period/periodText.ts'
import { usePreviewPath } from '../../preview/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { languagesMissing } from './languagesMissing.ts'
import { newNoticeId } from './newNotice.ts'
import { noticeList, type ListedNotice } from './noticeList.ts'
import { placeNames } from './placeNames.ts'
import styles from './notices.module.css'

const columns = [
  { key: 'title', label: 'Notice' },
  { key: 'state', label: 'State' },
  { key: 'places', label: 'Places' },
  { key: 'time', label: 'Time' },
  { key: 'priority', label: 'Priority', numeric: true },
]

/** What operators announce to members, when and where. */
export function NoticesPage() {
  usePreviewPath('/')
  const navigate = useNavigate()
  const notices = noticeList(useDraftSnapshot())
  const mayEdit = useMay('editor')
  const api = useApi()
  const add = mayEdit && (
    <Button icon="plus" onClick={() => navigate(`/notices/${newNoticeId(new Date(api.now()), Math.random)}`)}>
      Add a notice
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Notices"
        text="Yours come first, then the platform’s. Higher priority stands higher."
        actions={add}
      />
      {notices.length === 0 ? (
        <EmptyState icon="notice" title="No notices yet" text="Members see only the platform’s." />
      ) : (
        <Table
          caption="Notices"
          narrow="stack"
          columns={columns}
          rows={notices.map((listed) => ({ key: listed.notice.id, cells: cellsOf(listed) }))}
        />
      )}
    </>
  )
}

function cellsOf({ notice, live, change }: ListedNotice) {
  return {
    title: <RowLink to={`/notices/${notice.id}`}>{nameOf(notice)}</RowLink>,
    state: (
      <span className={styles.badges}>
        <PeriodBadge shown={notice} live={live} />
        {change !== 'none' && (
          <Badge tone={change === 'removed' ? 'loss' : 'warning'}>
            {{ new: 'New in draft', changed: 'Changed in draft', removed: 'Removed in draft' }[change]}
          </Badge>
        )}
        {languagesMissing(notice).map((language) => (
          <Badge key={language} tone="warning">
            No {language}
          </Badge>
        ))}
      </span>
    ),
    places: notice.places.map((place) => placeNames[place]).join(', '),
    time: periodText(notice),
    priority: notice.priority,
  }
}

function nameOf({ title, id }: Notice): string {
  return noticeName(title) || `Untitled (${id})`
}
