import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react'
import type { FramePage } from '../../renderer/blocks/frame/framePage.ts'
import { readMessage, toWire, type FromGame, type ToGame } from './messages.ts'

/**
 * Talks with the framed page: hears what its own window says from its own origin and nothing else. A page of the app's
 * own is in the sandbox without an origin, which the browser calls `null`.
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  page: FramePage | undefined,
  onMessage: (message: FromGame) => void,
): (message: ToGame) => void {
  const hear = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (!page || source === null || source !== frame.current?.contentWindow) return
    if (origin !== originOf(page)) return
    const message = readMessage(data)
    if (message) onMessage(message)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  return useCallback(
    (message) => {
      // Nobody but the page may read it; one without an origin cannot be named otherwise.
      if (page) frame.current?.contentWindow?.postMessage(toWire(message), page.isOwn ? '*' : page.url.origin)
    },
    [frame, page],
  )
}

const originOf = ({ url, isOwn }: FramePage) => (isOwn ? 'null' : url.origin)
