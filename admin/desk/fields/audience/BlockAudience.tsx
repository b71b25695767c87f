import { AudienceField } from './AudienceField.tsx'
import { useBlockShown } from '../../facts/names/useBlockShown.ts'

/** Which members see a block; nothing while it is switched off. */
export function BlockAudience({ screen, block }: { readonly screen: string; readonly block: string }) {
  const { isOn, audience, mayEdit, showTo } = useBlockShown(screen, block)
  return isOn && <AudienceField value={audience} disabled={!mayEdit} onChange={showTo} />
}
