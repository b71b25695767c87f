import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { CompiledRelease } from '../../format/release.ts'
import { sameValue } from '../../format/value/sameValue.ts'
import { noStops, type Stops } from '../../format/wire/stops.ts'
import { type PhoneView, readPhoneAddress, writePhoneAddress } from '../../format/wire/PhoneAddress.ts'
import { browserStorage, keepText } from '../../platform/browserStorage.ts'
import { createPreview, type Preview } from '../createPreview.ts'
import { followDraft } from './followDraft.ts'
import { PhoneStrip } from './PhoneStrip.tsx'
import type { PhoneState } from './PhoneState.ts'

const KEY = 'playbill.phone'

/** Plays the draft that the page's link shows, for as long as it does; returns how to stop. */
export function createPhone(window: Window & typeof globalThis): () => void {
  const { document } = window
  const [strip, element] = ['#strip', '#root'].map((name) => document.querySelector(name) ?? document.body)
  if (strip === undefined || element === undefined) throw new Error('The page has no place for the draft.')
  const said = createRoot(strip)
  let preview: Preview | undefined
  let playing: CompiledRelease | undefined
  let obeyed = noStops

  function handleState(state: PhoneState): void {
    said.render(createElement(PhoneStrip, { state }))
    if (state.kind === 'ended') {
      forgetView()
      preview?.destroy()
      preview = undefined
    } else if (state.release !== undefined && state.release !== playing) {
      playing = state.release
      play(state.release)
    }
    obey(state.stops ?? noStops)
  }

  function obey(next: Stops): void {
    if (preview === undefined || sameValue(obeyed, next)) return
    obeyed = next
    preview.receive({ type: 'stops', stops: next })
  }

  function play(release: CompiledRelease): void {
    if (preview !== undefined)
      return preview.receive({ type: 'release', manifest: release.manifest, files: Object.fromEntries(release.files) })
    preview = createPreview({
      window,
      element: element ?? document.body,
      baseline: release,
      popups: true,
      send: () => undefined,
    })
    if (view !== undefined) begin(preview, view)
  }

  const view = takeView(window)
  if (view === undefined) {
    handleState({ kind: 'ended' })
    return () => said.unmount()
  }
  handleState({ kind: 'waiting' })
  const stop = followDraft({
    token: view.token,
    at: view.at,
    fetch: (input, init) => window.fetch(input, init),
    document,
    onState: handleState,
  })
  return () => {
    stop()
    preview?.destroy()
    said.unmount()
  }
}

function begin(preview: Preview, { locale, role, scenario, at, path }: PhoneView): void {
  preview.receive({ type: 'locale', locale })
  preview.receive({ type: 'situation', role, scenario, at, began: 0, vip: 0, joinday: 0, installed: false })
  preview.receive({ type: 'show', path })
}

/**
 * View in the link of this page. It is taken out of the address at once, so that nobody reads it over a shoulder or in
 * a history, and kept only for this tab: phones discard pages that are behind others, and load them again.
 */
function takeView({ location, history }: Window): PhoneView | undefined {
  const storage = browserStorage('sessionStorage')
  const linked = readPhoneAddress(location.hash)
  if (linked === undefined) {
    const kept = readPhoneAddress(storage.getItem(KEY) ?? '')
    const path = location.hash.slice(1)
    return kept && { ...kept, path: path.startsWith('/') ? path : kept.path }
  }
  keepText(storage, KEY, writePhoneAddress('', linked))
  history.replaceState(null, '', `#${linked.path}`)
  return linked
}

const forgetView = (): void => browserStorage('sessionStorage').removeItem(KEY)
