import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { Tabs } from '../../../../src/ui/Tabs.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { readValue } from '../../draft/readValue.ts'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { usePreviewPath } from '../../preview/PreviewTarget.tsx'
import { DocumentEditor } from './DocumentEditor.tsx'
import { listParts, readScreen, screenPath } from './ScreenDocument.ts'
import { ScreenParts } from './ScreenParts.tsx'
import { useWords } from '../../words/useWords.ts'

/** One screen: its parts to be switched, and its document. */
export function ScreenPage() {
  const words = useWords()
  const { t } = words
  const { id = '' } = useParams()
  const snapshot = useDraftSnapshot()
  const fact = formatFact({ kind: 'screen', id })
  const isKnown = snapshot.live.files.some(({ path }) => path === screenPath(id))
  const live = snapshot.live.read(fact)
  const value = readValue(snapshot, fact)
  const copy = snapshot.live.copy[words.locale]
  // The typed text may not be a document at all: then the parts are those of the live one.
  const whole = typeof value === 'object' && value !== null ? value : live
  const { title, path } = readScreen(id, whole, copy)
  const [search] = useSearchParams()
  const [tab, setTab] = useState(search.has('at') ? 'document' : 'parts')
  usePreviewPath(readScreen(id, live, copy).path || '/')
  if (!isKnown) return <Navigate to="/screens" replace />
  return (
    <>
      <PageHeader
        title={title}
        text={t('screens.at', { path })}
        actions={<RowLink to="/screens">{t('screens.all')}</RowLink>}
      />
      <Tabs
        label={t('screens.tabs')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'parts', label: t('screens.parts') },
          { value: 'document', label: t('screens.document') },
        ]}
      >
        {tab === 'parts' ? (
          <ScreenParts screen={id} parts={listParts(whole, copy)} />
        ) : (
          <DocumentEditor key={id} id={id} />
        )}
      </Tabs>
    </>
  )
}
