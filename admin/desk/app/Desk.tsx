import { useEffect, useState } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { useApi } from '../api/ApiProvider.tsx'
import { chosenChange } from '../changes/chosenChange.ts'
import { createDraft } from '../facts/draft/createDraft.ts'
import { DraftProvider } from '../facts/draft/DraftProvider.tsx'
import { keepTyped } from '../facts/draft/keepTyped.ts'
import { Frame } from '../frame/Frame.tsx'
import { ToastProvider } from '../kit/ToastProvider.tsx'
import { PresenceProvider } from '../changes/presence/PresenceProvider.tsx'
import { PreviewTarget } from '../phone/PreviewTarget.tsx'
import { useOperator } from '../session/SessionProvider.tsx'
import { ConfirmAgain } from '../session/ConfirmAgain.tsx'
import { SignInAgain } from '../session/SignInAgain.tsx'

/** The next operator on this page starts without what this one has read. */
const ownCache: SWRConfiguration = { provider: () => new Map() }

/** The desk of the signed-in operator; what it has read is dropped when they leave. */
export function Desk() {
  const api = useApi()
  const { id, name } = useOperator()
  const [draft] = useState(() => {
    const chosen = chosenChange(localStorage, id)
    return createDraft(api, { owner: name, chosen: chosen.read(), onChoose: (change) => chosen.write(change) })
  })
  useEffect(() => {
    const stop = keepTyped(draft, localStorage, id)
    void draft.load()
    return stop
  }, [draft, id])
  return (
    <SWRConfig value={ownCache}>
      <DraftProvider draft={draft}>
        <PreviewTarget>
          <PresenceProvider>
            <ToastProvider>
              <Frame />
            </ToastProvider>
          </PresenceProvider>
        </PreviewTarget>
        <ConfirmAgain />
        <SignInAgain />
      </DraftProvider>
    </SWRConfig>
  )
}
