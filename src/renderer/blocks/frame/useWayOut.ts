import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Leaving } from '../../host/Host.ts'
import { useHost } from '../../screen/RendererProvider.tsx'
import { leaveAddress } from './leaveAddress.ts'

/**
 * Leads "back" out of a screen that frames another site's page, whatever that page has added to the history. True from
 * then on: the frame has to be gone before the first step, which would be one of its own.
 */
export function useWayOut(): boolean {
  const { navigate } = useHost()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    let leaving: Promise<boolean> | undefined
    async function leave(from: Leaving): Promise<boolean> {
      flushSync(() => setLeaving(true))
      const hasLeft = await leaveAddress(window, from)
      leaving = undefined
      return hasLeft
    }
    return navigate.backBy(async (from) => (leaving ??= leave(from)))
  }, [navigate])
  return isLeaving
}
