import { createColumnHelper, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { isBanner, type Notice } from '../../../../src/format/notices.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { audienceText } from '../../facts/names/audienceText.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { DataTable } from '../../kit/DataTable.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import { noticeName } from '../../../../src/format/facts/noticeName.ts'
import { shownPicture } from '../../library/shownPicture.ts'
import { PeriodBadge } from '../../fields/audience/PeriodBadge.tsx'
import { periodText } from '../../facts/names/periodText.ts'
import { usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { languagesMissing } from './languagesMissing.ts'
import { newNoticeId } from '../../facts/documents/noticeValue.ts'
import { noticeList, type ListedNotice } from '../../facts/documents/noticeList.ts'
import styles from './notices.module.css'
import { type Words, useWords } from '../../words/useWords.ts'

/** Announcements to members, in words or as a banner: when, where and to whom. */
export function NoticesPage() {
  const words = useWords()
  const { t } = words
  usePreviewPath('/')
  const navigate = useNavigate()
  const snapshot = useDraftSnapshot()
  const notices = useMemo(() => noticeList(snapshot), [snapshot])
  const mayEdit = useMay('editor')
  const api = useApi()
  const open = (search: '' | '?banner') =>
    navigate(`/messages/notices/${newNoticeId(new Date(api.now()), Math.random)}${search}`)
  const add = mayEdit && (
    <>
      <Button icon="image" variant="secondary" onClick={() => open('?banner')}>
        {t('notices.addBanner')}
      </Button>
      <Button icon="plus" onClick={() => open('')}>
        {t('notices.add')}
      </Button>
    </>
  )
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({
    features: sortedFeatures,
    columns,
    data: notices,
    getRowId: ({ notice }) => notice.id,
  })
  return (
    <>
      <PageHeader title={t('areas.notices')} text={t('notices.text')} actions={notices.length > 0 && add} />
      <DataTable
        caption={t('areas.notices')}
        table={table}
        numeric={['priority']}
        empty={<EmptyState icon="notice" title={t('notices.none')} text={t('notices.noneWhy')} action={add} />}
      />
    </>
  )
}

const helper = createColumnHelper<typeof sortedFeatures, ListedNotice>()
const columnsIn = (words: Words) => {
  const { t } = words
  return helper.columns([
    helper.accessor(({ notice }) => nameOf(notice, words), {
      id: 'title',
      header: t('notices.notice'),
      sortFn: 'text',
      cell: ({ row: { original }, getValue }) => (
        <span className={styles.name}>
          <BannerPicture notice={original.notice} words={words} />
          <RowLink to={`/messages/notices/${original.notice.id}`}>{getValue()}</RowLink>
        </span>
      ),
    }),
    helper.display({
      id: 'state',
      header: t('notices.state'),
      cell: ({ row: { original } }) => <State listed={original} />,
    }),
    helper.accessor(({ notice }) => words.list(notice.places.map((place) => t(`places.${place}`))), {
      id: 'places',
      header: t('fields.places'),
      sortFn: 'text',
    }),
    helper.accessor(({ notice }) => notice.from ?? '', {
      id: 'time',
      header: t('notices.time'),
      sortFn: 'text',
      cell: ({ row: { original } }) => periodText(original.notice, words),
    }),
    helper.accessor(({ notice }) => audienceText(notice.audience, words) || t('audience.everybody'), {
      id: 'audience',
      header: t('audience.title'),
      sortFn: 'text',
    }),
    helper.accessor(({ notice }) => notice.priority, { id: 'priority', header: t('fields.priority') }),
  ])
}

/** Picture of a banner: in the operator's language, or in the first that it has. */
function BannerPicture({ notice, words }: { notice: Notice; words: Words }) {
  if (!isBanner(notice)) return null
  const src = shownPicture(notice.picture?.[words.locale] ?? Object.values(notice.picture ?? {})[0] ?? '')
  return src === undefined ? null : <img className={styles.banner} src={src} alt="" loading="lazy" />
}

function State({ listed: { notice, live, change } }: { listed: ListedNotice }) {
  const { t, language, list } = useWords()
  const missing = languagesMissing(notice)
  return (
    <span className={styles.badges}>
      <PeriodBadge shown={notice} live={live} />
      {change === 'removed' && <Badge tone="loss">{t('notices.removed')}</Badge>}
      {(change === 'new' || change === 'changed') && <StateBadge state="draft">{t(`notices.${change}`)}</StateBadge>}
      {missing.length > 0 && (
        <StateBadge state="warning">{t('notices.missing', { languages: list(missing.map(language)) })}</StateBadge>
      )}
    </span>
  )
}

function nameOf({ title, id }: Notice, { t, locale }: Words): string {
  return noticeName(title, locale) || t('notices.untitled', { id })
}
