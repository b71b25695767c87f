import { useEffect, useState } from 'react'
import { readUrl } from '../../../format/text/readUrl.ts'

/** A page that the app may frame. */
export interface FramePage {
  readonly url: URL
  /** From the app's own origin, as all pages of the demonstration are. */
  readonly isOwn: boolean
  /** Permissions of its sandbox. A page of our own loses its origin there, or the sandbox would not hold it. */
  readonly sandbox: string
}

/**
 * Reads the address of a framed page: https, http from this very machine, or a page of our own; undefined for all else.
 * Which origins may be framed is up to the content security policy (`frame-src`).
 */
export function readFramePage(address: string): FramePage | undefined {
  // An empty address would be the app in itself.
  const url = address === '' ? undefined : readUrl(address, document.baseURI)
  if (!url) return undefined
  const isOwn = url.origin === location.origin
  const isLocal = url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  if (url.protocol !== 'https:' && !isOwn && !isLocal) return undefined
  return { url, isOwn, sandbox: `allow-scripts allow-forms allow-popups${isOwn ? '' : ' allow-same-origin'}` }
}

/** Whether the content security policy let nothing of this origin into a frame. */
export function useRefusedFrame(origin: string | undefined): boolean {
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    function handle({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
      if (effectiveDirective === 'frame-src' && readUrl(blockedURI)?.origin === origin) setRefused(origin)
    }
    document.addEventListener('securitypolicyviolation', handle)
    return () => document.removeEventListener('securitypolicyviolation', handle)
  }, [origin])
  return refused !== undefined && refused === origin
}
