import { lazy, type ComponentType } from 'react'

/** How to load pages again whose code failed to load. */
const failed = new Set<() => void>()

/** A page whose code is loaded when it is opened; unlike `lazy` alone it can be loaded again. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  let View = begin()

  function begin() {
    return lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(() => void (View = begin()))
        throw error
      }
    })
  }

  return function Page() {
    return <View />
  }
}

/** Showing a page again whose code failed to load tries to load it again. */
export function forgetFailedPages(): void {
  for (const renew of failed) renew()
  failed.clear()
}
