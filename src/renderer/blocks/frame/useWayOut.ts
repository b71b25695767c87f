import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Leaving } from '../../host/Host.ts'
import { useHost } from '../../screen/RendererProvider.tsx'

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

/** A step back that the browser takes is heard of far sooner; one to an entry of a frame that has gone never is. */
const STEP_MS = 300
/** A browser that is still on its way is not asked for another step, which would lead too far. */
const LONGEST_MS = 5000

/**
 * Goes back to the last entry of the history that has another address. If the app began at this address, it goes to the
 * first entry of the address, which home can replace, and answers false. Steps are not counted: a framed page has added
 * entries, and in Chromium and WebKit they stay when the frame has gone.
 */
export async function leaveAddress(window: Window, from: Leaving): Promise<boolean> {
  const { hash } = window.location
  const hasLeft = () => window.location.hash !== hash
  // Safari has it from 26.2, Firefox from 147.
  const { navigation }: { readonly navigation?: Navigation } = window
  if (navigation) await traverse(window, navigation)
  // A browser that will not go there is asked for single steps.
  const isThere = () => hasLeft() || !(from.hasBefore || from.isOnOverlay())
  for (let left = window.history.length; left > 0 && !isThere(); left -= 1)
    await step(window, () => window.history.back())
  return hasLeft()
}

/** Straight to the entry. */
async function traverse(window: Window, navigation: Navigation): Promise<void> {
  const { currentEntry: here } = navigation
  const before = navigation.entries().slice(0, here?.index)
  const to = before.findLast(({ url }) => url !== here?.url) ?? before[0]
  if (!to) return
  await step(window, async () => {
    const { committed, finished } = navigation.traverseTo(to.key)
    return Promise.allSettled([committed, finished])
  })
}

/** Until the browser says that it has taken the step: of an entry it promises it sooner than it fires `popstate`. */
async function step(window: Window, take: () => unknown): Promise<void> {
  const heard = new AbortController()
  await new Promise<unknown>((resolve) => {
    // First to hear, and then last: the app keeps the event from those who listen after it.
    const handlePop = () => window.setTimeout(resolve)
    window.addEventListener('popstate', handlePop, { capture: true, signal: heard.signal })
    window.setTimeout(resolve, LONGEST_MS)
    void Promise.resolve(take()).then(() => window.setTimeout(resolve, STEP_MS))
  })
  heard.abort()
}
