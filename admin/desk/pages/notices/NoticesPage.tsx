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
import { noticeName } from '../../../../src/format/facts/noticeName.ts'
import { PeriodBadge } from '../../period/PeriodBadge.tsx'
import { periodText } from '../../period/periodText.ts'
import { usePreviewPath } from '../../preview/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { languagesMissing } from './languagesMissing.ts'
import { newNoticeId } from './newNotice.ts'
import { noticeList, type ListedNotice } from './noticeList.ts'
import styles from './notices.module.css'
import { type Words, useWords } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'

/** What operators announce to members, when and where. */
export function NoticesPage() {
  const words = useWords()
  const { t } = words
  usePreviewPath('/')
  const navigate = useNavigate()
  const notices = noticeList(useDraftSnapshot())
  const mayEdit = useMay('editor')
  const api = useApi()
  const add = mayEdit && (
    <Button icon="plus" onClick={() => navigate(`/notices/${newNoticeId(new Date(api.now()), Math.random)}`)}>
      {t('notices.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('areas.notices')} text={t('notices.text')} actions={add} />
      {notices.length === 0 ? (
        <EmptyState icon="notice" title={t('notices.none')} text={t('notices.noneWhy')} />
      ) : (
        <Table
          caption={t('areas.notices')}
          narrow="stack"
          columns={columnsIn(t)}
          rows={notices.map((listed) => ({ key: listed.notice.id, cells: cellsOf(listed, words) }))}
        />
      )}
    </>
  )
}

const columnsIn = (t: Say) => [
  { key: 'title', label: t('notices.notice') },
  { key: 'state', label: t('notices.state') },
  { key: 'places', label: t('fields.places') },
  { key: 'time', label: t('notices.time') },
  { key: 'priority', label: t('fields.priority'), numeric: true },
]

function cellsOf({ notice, live, change }: ListedNotice, words: Words) {
  const { t } = words
  return {
    title: <RowLink to={`/notices/${notice.id}`}>{nameOf(notice, words)}</RowLink>,
    state: (
      <span className={styles.badges}>
        <PeriodBadge shown={notice} live={live} />
        {change !== 'none' && <Badge tone={change === 'removed' ? 'loss' : 'warning'}>{t(`notices.${change}`)}</Badge>}
        {languagesMissing(notice).map((language) => (
          <Badge key={language} tone="warning">
            {t('notices.missing', { language: words.language(language) })}
          </Badge>
        ))}
      </span>
    ),
    places: notice.places.map((place) => t(`places.${place}`)).join(', '),
    time: periodText(notice, words),
    priority: notice.priority,
  }
}

function nameOf({ title, id }: Notice, { t, locale }: Words): string {
  return noticeName(title, locale) || t('notices.untitled', { id })
}
