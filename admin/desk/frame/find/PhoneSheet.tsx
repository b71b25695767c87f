import { useEffect, useEffectEvent } from 'react'
import { PhoneLinkDialog } from '../../phone/PhoneLinkDialog.tsx'
import { usePreviewTarget } from '../../phone/PreviewTarget.tsx'
import { usePhoneLink } from '../../phone/usePhoneLink.ts'

/** The change that is edited, on the operator's own phone, as a member begins it. */
export function PhoneSheet({ onClose }: { readonly onClose: () => void }) {
  const { locale, path, moment: at } = usePreviewTarget()
  const state = usePhoneLink()
  const make = useEffectEvent(() => void state.make())
  useEffect(() => make(), [])
  return <PhoneLinkDialog state={state} view={{ locale, role: 'member', scenario: '', at, path }} onClose={onClose} />
}
