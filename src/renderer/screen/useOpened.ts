import { useEffect } from 'react'
import { shelfOf } from '../host/shelfOf.ts'
import { useHost } from './RendererProvider.tsx'

/**
 * Keeps what is open now among what was opened lately: a game as `platform/code`, a lottery as `lottery/name`. The rows of
 * a search that shows them have these keys. Undefined keeps nothing.
 */
export function useOpened(key: string | undefined): void {
  const { storage } = useHost().device
  useEffect(() => {
    if (key !== undefined) shelfOf(storage, 'recent').put(key)
  }, [storage, key])
}
