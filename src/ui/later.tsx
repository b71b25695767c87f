import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/** A component whose code comes when it first shows, or when it is asked for ahead. */
export type Later<Props> = ComponentType<Props> & {
  readonly load: () => Promise<unknown>
  /** Asks for the code, and says when it has come. */
  readonly subscribe: (onLoaded: () => void) => () => void
  /** Whether its code has come. */
  readonly getSnapshot: () => boolean
}

/**
 * In place of `lazy`, and without suspending: React keeps what a boundary shows meanwhile for 0.3 s, and so would a tap
 * wait. What has been loaded renders at once. And while code does not come, what shows meanwhile stays in place of an
 * error: what is typed beside it must not be lost with it. The app hears of such files by `vite:preloadError`.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: (props: Props) => ReactNode,
): Later<Props> {
  const waiting = new Set<() => void>()
  let View: ComponentType<Props> | undefined
  const getSnapshot = () => View !== undefined
  async function fetch(): Promise<void> {
    if (View) return
    View = await load()
    for (const onLoaded of waiting) onLoaded()
  }
  function subscribe(onLoaded: () => void): () => void {
    waiting.add(onLoaded)
    void fetch().catch(() => undefined)
    return () => waiting.delete(onLoaded)
  }

  function Shown(props: Props) {
    useSyncExternalStore(subscribe, getSnapshot)
    return View ? <View {...props} /> : meanwhile?.(props)
  }
  return Object.assign(Shown, { load: fetch, subscribe, getSnapshot })
}
