import { Big } from 'big.js'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'
import { useReadable } from '../../ui/useReadable.ts'

/** The main wallet of the member; undefined before it is known. */
export function useBalance(): Big | undefined {
  const { user } = useHost()
  return useReadable(user, (member) =>
    member && 'balance' in member && member.balance instanceof Big ? member.balance : undefined,
  )
}
