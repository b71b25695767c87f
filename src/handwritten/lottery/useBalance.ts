import { Big } from 'big.js'
import { useHost } from '../../renderer/screen/RendererProvider.tsx'
import type { ScreenStore } from '../../renderer/screen/createScreenStore.ts'
import { usePlace } from '../../renderer/screen/ScopeContext.tsx'
import { createStore } from '../../store/createStore.ts'
import type { Readable, Store } from '../../store/Store.ts'
import { useReadable } from '../../ui/useReadable.ts'

/** The most that each open screen may show as the balance. */
const mosts = new WeakMap<ScreenStore, Store<Big | undefined>>()

function mostOf(screen: ScreenStore): Store<Big | undefined> {
  const most = mosts.get(screen) ?? createStore<Big | undefined>(undefined)
  mosts.set(screen, most)
  return most
}

const balanceOf = (member: object | undefined) =>
  member && 'balance' in member && member.balance instanceof Big ? member.balance : undefined

/** The main wallet of the member, without what a draw is still to show; undefined before it is known. */
export function useBalance(): Big | undefined {
  const { user } = useHost()
  const most = useReadable(mostOf(usePlace().store))
  const balance = useReadable(user, balanceOf)
  return most && balance?.gt(most) ? most : balance
}

/** Lets the balance of a screen fall, as by a stake, but not rise, as by a win; until the result is called. */
export function holdBalance(screen: ScreenStore, user: Readable<object | undefined>): () => void {
  const most = mostOf(screen)
  function lower(): void {
    const balance = balanceOf(user.getSnapshot())
    const before = most.getSnapshot()
    if (balance && !before?.lte(balance)) most.set(balance)
  }
  lower()
  const end = user.subscribe(lower)
  return () => {
    end()
    most.set(undefined)
  }
}
