import { devEvents, devPaths, type PlacedIssue } from '../build/DevMessages.ts'
import type { CompiledRelease } from '../format/release.ts'
import { fetchBaseline } from '../start/fetchBaseline.ts'
import { type ReleaseFile, unpackRelease } from '../start/releaseFile.ts'
import type { Readable } from '../store/Store.ts'
import { createStore } from '../store/createStore.ts'
import { createListeners } from '../store/createListeners.ts'

/** The documents on the developer's disk, as the dev server sends them. */
export interface Documents {
  /** Issues of the documents now. */
  readonly issues: Readable<readonly PlacedIssue[]>
  /** The first release that can be played: at once, or when the issues it is kept back by are mended. */
  readonly first: Promise<CompiledRelease>
  /** Every later one. */
  onRelease(play: (release: CompiledRelease) => void): void
}

interface DocumentsOptions {
  readonly hot: Pick<NonNullable<ImportMeta['hot']>, 'on'> | undefined
  readonly fetch: typeof fetch
}

export function createDocuments({ hot, fetch }: DocumentsOptions): Documents {
  const issues = createStore<readonly PlacedIssue[]>([])
  const listeners = createListeners<[CompiledRelease]>()
  let isTold = false

  hot?.on(devEvents.issues, (next: readonly PlacedIssue[]) => {
    isTold = true
    issues.set(next)
  })
  const saved = new Promise<CompiledRelease>((resolve) => {
    hot?.on(devEvents.documents, (file: ReleaseFile) => {
      const release = unpackRelease(file)
      resolve(release)
      listeners.tell(release)
    })
  })
  void fetch(devPaths.issues)
    .then(async (answer) => (await answer.json()) as readonly PlacedIssue[])
    .then((found) => {
      // What was saved meanwhile is newer.
      if (!isTold) issues.set(found)
    })
    .catch(() => undefined)

  return {
    issues,
    first: fetchBaseline(fetch).catch(async () => saved),
    onRelease: (play) => void listeners.add(play),
  }
}
