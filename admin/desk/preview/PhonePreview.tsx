import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../src/ui/Button.tsx'
import { Spinner } from '../../../src/ui/Spinner.tsx'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import { patchRelease } from './patchRelease.ts'
import type { FromPreview, PreviewRole, ToPreview } from './PreviewMessage.ts'
import { PreviewControls } from './PreviewControls.tsx'
import { usePhoneEntered } from './usePhoneEntered.ts'
import { usePreviewTarget } from './PreviewTarget.tsx'
import type { DraftReleaseState } from './useDraftRelease.ts'
import { usePreviewChannel } from './usePreviewChannel.ts'
import styles from './PhonePreview.module.css'

/** The draft in the real app, in a phone, as it is typed. */
export function PhonePreview({ draft }: { draft: DraftReleaseState }) {
  const snapshot = useDraftSnapshot()
  const { path, locale, show, speak } = usePreviewTarget()
  const frame = useRef<HTMLIFrameElement>(null)
  /** Where the app said it is: telling it to go there again would fight with whoever taps in the phone. */
  const reported = useRef<string>(undefined)
  const [role, setRole] = useState<PreviewRole>('member')
  const [scenario, setScenario] = useState('')
  const [trouble, setTrouble] = useState<Extract<FromPreview, { type: 'problem' }>>()

  const { ready, scenarios, send } = usePreviewChannel(frame, (message) => {
    // Loaded anew it stands where every app begins.
    if (message.type === 'ready') reported.current = undefined
    if (message.type === 'navigated') {
      reported.current = message.path
      setTrouble(undefined)
      show(message.path)
    }
    if (message.type === 'problem') setTrouble(message)
  })
  const { entered, enter } = usePhoneEntered(frame)
  const played = useMemo(() => draft.release && patchRelease(draft.release, snapshot), [draft.release, snapshot])
  const tell = useEffectEvent((message: ToPreview) => send(message))

  useEffect(() => {
    if (ready > 0 && played) tell({ type: 'release', ...played })
  }, [ready, played])
  useEffect(() => {
    if (ready > 0) tell({ type: 'locale', locale })
  }, [ready, locale])
  useEffect(() => {
    if (ready > 0 && scenario === '') tell({ type: 'role', role })
  }, [ready, role, scenario])
  useEffect(() => {
    if (ready > 0 && scenario !== '') tell({ type: 'scenario', scenario })
  }, [ready, scenario])
  useEffect(() => {
    if (ready === 0 || path === reported.current) return
    reported.current = path
    tell({ type: 'show', path })
  }, [ready, path])

  function handleEnter() {
    // Rendered first: an inert frame takes no focus.
    flushSync(enter)
    frame.current?.focus()
  }

  return (
    <div className={styles.preview}>
      <PreviewControls
        release={draft.release}
        path={path}
        onPath={(next) => {
          setTrouble(undefined)
          show(next)
        }}
        locale={locale}
        onLocale={speak}
        role={role}
        onRole={(next) => {
          setRole(next)
          setScenario('')
        }}
        scenarios={scenarios}
        scenario={scenario}
        onScenario={setScenario}
      />
      <div className={styles.enter}>
        <Button size="small" variant="secondary" onClick={handleEnter}>
          Go into the phone
        </Button>
      </div>
      <output className={styles.note}>{noteOf(draft, trouble)}</output>
      <div className={styles.phone} onPointerMove={enter}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page on our own origin, which a sandbox would only pretend to hold */}
        <iframe ref={frame} src="/preview/" title="The draft in the app" className={styles.screen} width={390} height={844} inert={!entered} />
        {ready === 0 && (
          <div className={styles.waiting}>
            <Spinner label="The preview is starting" size={28} />
          </div>
        )}
      </div>
    </div>
  )
}

function noteOf({ isBroken, problem, release }: DraftReleaseState, trouble: { screen: string; pointer: string } | undefined): string {
  if (problem !== undefined) return `The preview shows an older draft. ${problem}`
  if (isBroken) return release === undefined ? 'The draft has errors and cannot be played.' : 'The draft has errors. The preview shows the last one without, with your latest changes on it.'
  if (trouble) return `The app could not show a part of “${trouble.screen}”${trouble.pointer === '' ? '' : ` (${trouble.pointer})`}.`
  return ''
}
