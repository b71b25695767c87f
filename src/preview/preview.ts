import { fetchBaseline } from '../start/fetchBaseline.ts'
import { holdFocus } from './holdFocus.ts'
import { holdHistory } from './holdHistory.ts'
import { lendStorage } from './lendStorage.ts'
import './preview.css'
import { type FromPreview, isToPreview } from '../format/wire/PreviewMessage.ts'

/** The desk's phone. It talks with the page around it, and only when that page is of our own origin. */
const { parent, location } = window
const send = (message: FromPreview): void => parent.postMessage(message, location.origin)

lendStorage(window)
holdFocus(window)
holdHistory(window)
const { createPreview } = await import('./createPreview.ts')
const preview = createPreview({
  window,
  element: document.querySelector('#root') ?? document.body,
  baseline: await fetchBaseline(window.fetch),
  popups: false,
  send,
})

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.origin !== location.origin || event.source !== parent) return
  if (isToPreview(event.data)) preview.receive(event.data)
})
