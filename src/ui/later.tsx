import { lazy, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/** A component whose code comes when it first shows, or when it is asked for ahead. */
export type Later<Props> = ComponentType<Props> & {
  readonly load: () => Promise<unknown>
  /** Asks for the code, and says when it has come. */
  readonly subscribe: (onLoaded: () => void) => () => void
  /** Whether its code has come. */
  readonly getSnapshot: () => boolean
}

/**
 * Like `lazy`, with two differences. What has been loaded renders at once: `lazy` shows the fallback for a moment even
 * then, which makes a popup grow while it opens. And while code does not come, the fallback stays in place of
 * an error: what is typed beside it must not be lost with it. The app hears of such files by `vite:preloadError`.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const waiting = new Set<(view: ComponentType<Props>) => void>()
  let loaded: ComponentType<Props> | undefined
  async function fetch(): Promise<ComponentType<Props>> {
    if (loaded) return loaded
    loaded = await load()
    for (const onLoaded of waiting) onLoaded(loaded)
    return loaded
  }
  const ask = () => void fetch().catch(() => undefined)
  async function come(): Promise<ComponentType<Props>> {
    if (loaded) return loaded
    ask()
    return new Promise((resolve) => waiting.add(resolve))
  }
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await come() }))

  function Shown(props: Props) {
    // Of one kind for as long as it is mounted, or its state would be lost when the code comes.
    const [View] = useState(() => loaded ?? Lazy)
    return <View {...props} />
  }
  return Object.assign(Shown, {
    load: fetch,
    subscribe(onLoaded: () => void) {
      waiting.add(onLoaded)
      if (!loaded) ask()
      return () => waiting.delete(onLoaded)
    },
    getSnapshot: () => loaded !== undefined,
  })
}

/**
 * Like `later`, for what a tap opens: it shows as soon as its code has come, and needs no boundary, whose fallback React
 * keeps for 0.3 s.
 */
export function laterOnTap<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): Later<Props> {
  const View = later(load)
  function Opened(props: Props) {
    const isLoaded = useSyncExternalStore(View.subscribe, View.getSnapshot)
    return isLoaded ? <View {...props} /> : meanwhile
  }
  return Object.assign(Opened, View)
}
