import { Copyable } from '../../../../src/ui/Copyable.tsx'
import { momentText } from '../../parts/momentText.ts'
import type { MadeLink } from '../../../api/operatorApi.ts'

/** A link that was just made, to be copied now: only its hash is kept. */
export function OneTimeLink({ made: { link, expiresAt } }: { made: MadeLink }) {
  return <Copyable label={`Send this link; it works once, until ${momentText(expiresAt)}`} value={link} />
}
