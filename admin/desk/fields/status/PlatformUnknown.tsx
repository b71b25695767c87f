import { Note } from '../../kit/Note.tsx'
import { usePlatformLimits } from './usePlatformLimits.ts'
import { useWords } from '../../words/useWords.ts'

/** Says once for a page why the platform's own limits are not known. */
export function PlatformUnknown() {
  const { t } = useWords()
  const { reasons } = usePlatformLimits()
  if (reasons.length === 0) return null
  return (
    <Note tone="info" title={t('platform.unknown')}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>{t('platform.unknownWhy')}</p>
    </Note>
  )
}
