/**
 * A cache whose name alone says something: the app has heard of a newer build than the one that the worker keeps. A type,
 * because a worker of one file cannot share a value with the app.
 */
export type NewerBuild = 'playbill-newer-build'

const NEWER_BUILD: NewerBuild = 'playbill-newer-build'

/** Has the worker ask the network for the page, until that of the newer build has taken over. */
export async function noteNewerBuild(window: { readonly caches?: CacheStorage }): Promise<void> {
  try {
    await window.caches?.open(NEWER_BUILD)
  } catch {
    // Without a worker, or where the browser forbids the storage, each page comes from the network anyway.
  }
}
