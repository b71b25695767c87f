import { use, useEffect, useRef, useState } from 'react'
import { PlatformError } from '../../platform/PlatformError.ts'
import { pictureTypes } from '../../ui/pictureTypes.ts'
import { actionKeys } from './actionKeys.ts'
import { copyKeys } from '../host/copyKeys.ts'
import type { Answer, Translate } from '../host/Host.ts'
import { ActiveContext } from '../screen/ActiveContext.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { usePlace } from '../screen/ScopeContext.tsx'

/** Of the largest file that the service passes on. */
export const MOST_MEGABYTES = 5
export const MEGABYTE = 1024 * 1024

interface StoredPicture extends Answer {
  readonly data: { readonly url: string }
}

export interface UsedUpload {
  readonly busy: boolean
  /** Stores a picture; undefined, and said why, when it could not be. */
  readonly upload: (file: File) => Promise<StoredPicture | undefined>
}

/** Stores a picture on the platform. */
export function useUpload(): UsedUpload {
  const { platform, feedback, text } = useHost()
  const [busy, setBusy] = useState(false)
  const { store } = usePlace()
  // A part of its screen: what went wrong is left behind with that.
  const [about] = useState(() => [store, {}])
  // On another screen it would be about nothing there.
  const isActive = useRef(true)
  const active = use(ActiveContext)
  useEffect(() => {
    isActive.current = active
    return () => void (isActive.current = false)
  }, [active])
  const complain = (words: string) => {
    if (isActive.current) feedback.toast(words, 'danger', about)
  }
  const say = (key: string, values?: Readonly<Record<string, unknown>>) => complain(text.getSnapshot()(key, values))

  async function upload(file: File): Promise<StoredPicture | undefined> {
    const problem = problemWith(file)
    if (problem !== undefined) {
      say(problem, { limit: MOST_MEGABYTES, kinds: 'GIF, PNG' })
      return undefined
    }
    setBusy(true)
    try {
      const answer = await platform.call('uploadImage', { file })
      if (hasUrl(answer)) {
        feedback.settle(about)
        return answer
      }
      say(actionKeys.uploadFailed)
    } catch (error) {
      complain(whyNotStored(error, text.getSnapshot()))
    } finally {
      setBusy(false)
    }
    return undefined
  }

  return { busy, upload }
}

/** Why a file could not be stored, in the member's language. */
export function whyNotStored(error: unknown, translate: Translate): string {
  if (!(error instanceof PlatformError)) return translate(actionKeys.uploadFailed)
  if (error.kind === 'refused' && error.message !== '') return error.message
  if (error.kind !== 'notSent') return translate(actionKeys.uploadFailed)
  return error.code === 413 ? translate(actionKeys.uploadSize, { limit: MOST_MEGABYTES }) : translate(copyKeys.notSent)
}

function problemWith({ type, size }: File): string | undefined {
  if (!pictureTypes.some((known) => known === type)) return actionKeys.uploadKind
  return size > MOST_MEGABYTES * MEGABYTE ? actionKeys.uploadSize : undefined
}

function hasUrl(answer: Answer): answer is StoredPicture {
  const { data } = answer
  return typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string'
}
