import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
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
    let leaving: Promise<void> | undefined
    async function leave(hasBefore: boolean): Promise<void> {
      if (!(await leaveAddress(window, hasBefore))) navigate.go('/', { replace: true })
      leaving = undefined
    }
    return navigate.backBy(async (hasBefore) => {
      flushSync(() => setLeaving(true))
      leaving ??= leave(hasBefore)
      return leaving
    })
  }, [navigate])
  return isLeaving
}
