import { useEffect, useState } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { useApi } from '../api/ApiProvider.tsx'
import { createDraft } from '../draft/createDraft.ts'
import { DraftProvider } from '../draft/DraftProvider.tsx'
import { Frame } from '../frame/Frame.tsx'
import { PreviewTarget } from '../preview/PreviewTarget.tsx'
import { SignInAgain } from '../session/SignInAgain.tsx'

/** Whoever signs in next on this page starts without what this one has read. */
const ownCache: SWRConfiguration = { provider: () => new Map() }

/** The desk of whoever is signed in; the draft it holds goes with them. */
export function Desk() {
  const api = useApi()
  const [draft] = useState(() => createDraft(api))
  useEffect(() => void draft.load(), [draft])
  return (
    <SWRConfig value={ownCache}>
      <DraftProvider draft={draft}>
        <PreviewTarget>
          <Frame />
        </PreviewTarget>
        <SignInAgain />
      </DraftProvider>
    </SWRConfig>
  )
}
