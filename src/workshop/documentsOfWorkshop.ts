import { devEvents } from '../build/DevMessages.ts'
import type { CompiledRelease } from '../format/release.ts'
import { fetchBaseline } from '../start/fetchBaseline.ts'
import { type ReleaseFile, unpackRelease } from '../start/releaseFile.ts'

let documents: Promise<CompiledRelease> | undefined

/** The documents of this repository, compiled; a saved one plays as soon as a story is drawn again. */
export async function documentsOfWorkshop(): Promise<CompiledRelease> {
  documents ??= fetchBaseline(window.fetch)
  return documents
}

import.meta.hot?.on(devEvents.documents, (file: ReleaseFile) => {
  documents = Promise.resolve(unpackRelease(file))
})
