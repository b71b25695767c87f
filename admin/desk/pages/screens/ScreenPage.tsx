import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { formatFact } from '../../../../src/format/fact.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useWords } from '../../words/useWords.ts'
import { readScreen, screenPath } from '../../facts/documents/ScreenDocument.ts'
import { ScreenEditor } from './ScreenEditor.tsx'

/** One screen: its blocks to be moved, switched and changed, and its document. */
export function ScreenPage() {
  const { t, locale } = useWords()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const snapshot = useDraftSnapshot()
  const fact = formatFact({ kind: 'screen', id })
  const isKnown = snapshot.live.files.some(({ path }) => path === screenPath(id))
  const live = snapshot.live.read(fact)
  const value = readValue(snapshot, fact)
  const copy = snapshot.live.copy[locale]
  // The typed text may not be a document at all.
  const { title, path } = readScreen(id, typeof value === 'object' && value !== null ? value : live, copy)
  usePreviewPath(readScreen(id, live, copy).path || '/')
  if (!isKnown) return <Navigate to="/screens" replace />
  return (
    <ScreenEditor
      key={`${id} ${search.get('at') ?? ''}`}
      id={id}
      title={title}
      text={t('screens.at', { path, id })}
      live={live}
    />
  )
}
