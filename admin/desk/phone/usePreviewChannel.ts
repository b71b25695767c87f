import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { isFromPreview, type FromPreview, type ToPreview } from '../../../src/format/PreviewMessage.ts'

export interface PreviewChannel {
  /** Counts how often the app in the frame became ready: after a reload it has to get everything again. */
  readonly ready: number
  readonly scenarios: Extract<FromPreview, { type: 'ready' }>['scenarios']
  readonly send: (message: ToPreview) => void
}

/** Talks to the preview in the frame; in both directions only with our own origin. */
export function usePreviewChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FromPreview) => void,
): PreviewChannel {
  const [ready, setReady] = useState(0)
  const [scenarios, setScenarios] = useState<PreviewChannel['scenarios']>([])

  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== location.origin || event.source === null || event.source !== frame.current?.contentWindow)
      return
    const message = event.data
    if (!isFromPreview(message)) return
    if (message.type === 'ready') {
      setScenarios(message.scenarios)
      setReady((times) => times + 1)
    }
    // Until it is ready it plays its build's documents, which nobody asked for.
    if (message.type === 'ready' || ready > 0) onMessage(message)
  })

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => handleMessage(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  return { ready, scenarios, send: (message) => frame.current?.contentWindow?.postMessage(message, location.origin) }
}
