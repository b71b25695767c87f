import type { SessionEnd } from '../../api/accountApi.ts'
import { useWords } from '../words/useWords.ts'

/** How the operator's session ended and by whom, in a sentence. */
export function SessionEnded({ ended }: { readonly ended: SessionEnd | undefined }) {
  const { t } = useWords()
  const how = ended?.how ?? 'unknown'
  if (how === 'owner') return t('session.ownerEnded', { by: ended?.by ?? '' })
  if (how === 'provider') return t('session.providerEnded')
  return how === 'provider-away' ? t('session.awayEnded') : t(`session.${how}Ended`)
}
