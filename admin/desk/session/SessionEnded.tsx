import type { SessionEnd } from '../../api/accountApi.ts'
import { useWords } from '../words/useWords.ts'

/** How the operator's session ended and by whom, in a sentence. */
export function SessionEnded({ ended }: { readonly ended: SessionEnd | undefined }) {
  const { t } = useWords()
  const how = ended?.how ?? 'unknown'
  return how === 'owner' ? t('session.ownerEnded', { by: ended?.by ?? '' }) : t(`session.${how}Ended`)
}
