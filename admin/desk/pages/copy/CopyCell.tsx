import type { Locale } from '../../../../src/format/locales.ts'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { cellState } from './cellState.ts'
import { CopyText } from './CopyText.tsx'
import { useTextJudge } from './rules/useTextJudge.ts'

/** One text in one language, with all that is said about it. */
export function CopyCell({ copyKey, locale }: { copyKey: string; locale: Locale }) {
  const snapshot = useDraftSnapshot()
  const judge = useTextJudge()
  return <CopyText copyKey={copyKey} locale={locale} isOpen {...cellState(snapshot, judge, copyKey, locale)} />
}
