import { fetchBaseline } from '../release/fetchBaseline.ts'
import { createPreview } from './createPreview.ts'
import { type FromPreview, readToPreview } from './PreviewMessage.ts'

/** The desk's phone. It talks with the page around it, and only when that page is of our own origin. */
const { parent, location } = window
const send = (message: FromPreview): void => parent.postMessage(message, location.origin)

const preview = createPreview({
  window,
  element: document.querySelector('#root') ?? document.body,
  baseline: await fetchBaseline(window.fetch),
  send,
})

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.origin !== location.origin || event.source !== parent) return
  const message = readToPreview(event.data)
  if (message) preview.receive(message)
})
