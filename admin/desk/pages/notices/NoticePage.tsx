import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { isBanner, type Notice } from '../../../../src/format/notices.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { ConfirmDialog } from '../../../../src/ui/ConfirmDialog.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { Note } from '../../kit/Note.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { PeriodBadge } from '../../fields/audience/PeriodBadge.tsx'
import { PreviewTime } from '../../fields/audience/PreviewTime.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { languagesMissing } from './languagesMissing.ts'
import { filledNotice, newNotice } from '../../facts/documents/noticeValue.ts'
import { NoticeForm } from './NoticeForm.tsx'
import styles from './notices.module.css'
import { useWords } from '../../words/useWords.ts'

/** One notice or banner; a new one is in the draft from its first change. */
export function NoticePage() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const draft = useDraft()
  const navigate = useNavigate()
  const snapshot = useDraftSnapshot()
  const mayEdit = useMay('editor')
  const [asking, setAsking] = useState(false)
  const fact = formatFact({ kind: 'notice', id })
  const drafted = filledNotice(readValue(snapshot, fact))
  const live = filledNotice(snapshot.live.notices.find((each) => each.id === id))
  const isLive = live !== undefined
  const isKnown = drafted !== undefined || isLive
  const isRemoved = drafted === undefined && isLive
  const [search] = useSearchParams()
  const notice = drafted ?? live ?? newNotice(id, search.has('banner') ? 'banner' : 'home')
  const words = isBanner(notice) ? bannerWords : noticeWords

  function handleRemove() {
    setAsking(false)
    if (isLive) draft.edit(fact, null)
    else void draft.undo(fact)
    navigate('/messages')
  }

  return (
    <>
      <PageHeader
        title={t(isKnown ? words.name : words.isNew)}
        text={isBanner(notice) ? t('notices.bannerText') : undefined}
        actions={
          <>
            <RowLink to="/messages">{t('notices.all')}</RowLink>
            {mayEdit && isKnown && !isRemoved && (
              <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
                {t('notices.remove')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.status}>
        {isKnown && !isRemoved && <PeriodBadge shown={notice} live={live} />}
        <FactStatus fact={fact} />
        {!isRemoved && <PreviewTime period={notice} />}
      </div>
      {isRemoved ? (
        <Note tone="warning" title={t(words.isRemoved)}>
          <p>{t('notices.isRemovedWhy')}</p>
        </Note>
      ) : (
        <div className={styles.stack}>
          {isKnown && <MissingLanguages notice={notice} />}
          <Card>
            <NoticeForm notice={notice} fact={fact} />
          </Card>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t(words.removeAsk)}
        text={t(isLive ? 'notices.removeLive' : 'notices.removeDraft')}
        confirmLabel={t('notices.remove')}
        cancelLabel={t('notices.keep')}
        tone="danger"
        onConfirm={handleRemove}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

const noticeWords = {
  name: 'notices.notice',
  isNew: 'notices.newTitle',
  isRemoved: 'notices.isRemoved',
  removeAsk: 'notices.removeAsk',
  hiddenIn: 'notices.hiddenIn',
} as const
const bannerWords = {
  name: 'notices.banner',
  isNew: 'notices.newBanner',
  isRemoved: 'notices.isBannerRemoved',
  removeAsk: 'notices.removeBannerAsk',
  hiddenIn: 'notices.bannerHiddenIn',
} as const

function MissingLanguages({ notice }: { notice: Notice }) {
  const words = useWords()
  const { hiddenIn } = isBanner(notice) ? bannerWords : noticeWords
  const missing = languagesMissing(notice)
  if (missing.length === 0) return null
  return (
    <Note tone="warning">
      <p>{words.t(hiddenIn, { languages: words.list(missing.map((each) => words.language(each))) })}</p>
    </Note>
  )
}
