import { Big } from 'big.js'
import { useSyncExternalStore } from 'react'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'

/** The main wallet of the member; undefined before it is known. */
export function useBalance(): Big | undefined {
  const { user } = useHost()
  return useSyncExternalStore(user.subscribe, () => {
    const member = user.getSnapshot()
    return member && 'balance' in member && member.balance instanceof Big ? member.balance : undefined
  })
}
