/** A step back that the browser takes is heard of far sooner; one to an entry of a frame that has gone never is. */
const STEP_MS = 300

/**
 * Goes back to the last entry of the history that has another address; false where there is none. Steps are not
 * counted: a framed page has added entries, and in Chromium and WebKit they stay when the frame has gone.
 * @param hasBefore whether the app has been at another address before this one; only asked where the browser cannot tell
 */
export async function leaveAddress(window: Window, hasBefore: boolean): Promise<boolean> {
  const { hash } = window.location
  const hasLeft = () => window.location.hash !== hash
  // Safari has it from 26.2, Firefox from 147.
  const { navigation }: { readonly navigation?: Navigation } = window
  if (navigation) await traverse(navigation)
  for (let left = hasBefore ? window.history.length : 0; left > 0 && !hasLeft(); left -= 1) {
    await new Promise<unknown>((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
      window.setTimeout(resolve, STEP_MS)
      window.history.back()
    })
  }
  return hasLeft()
}

/** To the entry itself; nowhere where none has another address. */
async function traverse(navigation: Navigation): Promise<void> {
  const { currentEntry: here } = navigation
  const before = navigation.entries().slice(0, here?.index)
  const to = before.findLast(({ url }) => url !== here?.url)
  // A browser that will not go there is asked for single steps.
  if (!to) return
  const { committed, finished } = navigation.traverseTo(to.key)
  await Promise.allSettled([committed, finished])
}
