import { Copyable } from '../../../../src/ui/Copyable.tsx'
import type { MadeLink } from '../../../api/operatorApi.ts'
import { useWords } from '../../words/useWords.ts'

/** A link that was just made, to be copied now: only its hash is kept. */
export function OneTimeLink({ made: { link, expiresAt } }: { made: MadeLink }) {
  const words = useWords()
  return <Copyable label={words.t('team.sendLink', { until: words.moment(expiresAt) })} value={link} />
}
