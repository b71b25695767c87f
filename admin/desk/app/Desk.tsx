import { useEffect, useState } from 'react'
import { useApi } from '../api/ApiProvider.tsx'
import { createDraft } from '../draft/createDraft.ts'
import { DraftProvider } from '../draft/DraftProvider.tsx'
import { Frame } from '../frame/Frame.tsx'
import { PreviewTarget } from '../preview/PreviewTarget.tsx'
import { SignInAgain } from '../session/SignInAgain.tsx'

/** The desk of whoever is signed in; the draft it holds goes with them. */
export function Desk() {
  const api = useApi()
  const [draft] = useState(() => createDraft(api))
  useEffect(() => void draft.load(), [draft])
  return (
    <DraftProvider draft={draft}>
      <PreviewTarget>
        <Frame />
      </PreviewTarget>
      <SignInAgain />
    </DraftProvider>
  )
}
