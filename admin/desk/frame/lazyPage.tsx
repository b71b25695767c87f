import { lazy, type ComponentType } from 'react'

/** How to ask anew for pages whose code did not come. */
const failed = new Set<() => void>()

/** A page whose code comes when it is opened; unlike `lazy` alone it can be asked for again. */
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

/** The next showing of a page whose code did not come asks for it anew. */
export function forgetFailedPages(): void {
  for (const renew of failed) renew()
  failed.clear()
}
