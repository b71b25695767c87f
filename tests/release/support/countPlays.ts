import { readWrittenOut } from '../../../src/format/readDocuments.ts'
import { createFormat } from '../../../admin/service/documents/createFormat.ts'
import { folders } from '../../../admin/service/base/folders.ts'
import type { CompiledRelease } from '../../../admin/service/base/Format.ts'
import type { Played } from '../../../admin/service/documents/play/PlayMessage.ts'
import { createPlayTest } from '../../../admin/service/documents/play/createPlayTest.ts'
import { createPlayWorker } from '../../../admin/service/documents/play/createPlayWorker.ts'
import type { PlayTest } from '../../../admin/service/documents/play/PlayTest.ts'

/** A value for each fact. */
export type Values = Readonly<Record<string, unknown>>

export interface PlayCount {
  /** The shipped documents with these values. */
  readonly release: (values?: Values) => CompiledRelease
  /** Plays what has changed since releases that were played before. */
  readonly play: PlayTest
  /** What was played since this was last asked, each screen with a language. */
  readonly played: () => readonly string[]
  readonly noted: () => Played['noted']
  readonly close: () => Promise<void>
}

/** The play test of the built renderer on the shipped documents, counted. It remembers nothing of earlier runs. */
export function countPlays(): PlayCount {
  const { files, host } = readWrittenOut(folders.schemas)
  const format = createFormat(host)
  const worker = createPlayWorker()
  const played: string[] = []
  const noted: Played['noted'][number][] = []
  const playTest = createPlayTest({
    bundle: folders.play,
    outline: (manifest) => format.outline(manifest),
    worker: {
      ...worker,
      async play(request) {
        const answer = await worker.play(request)
        played.push(...request.screens.flatMap((screen) => request.locales.map((locale) => `${screen} ${locale}`)))
        noted.push(...answer.noted)
        return answer
      },
    },
  })

  function release(values: Values = {}): CompiledRelease {
    const edits = Object.entries(values).map(([fact, value]) => ({ fact, value, replaces: null }))
    const applied = format.applyEdits(files, edits)
    const { documents, issues } = format.check(applied.files)
    if (documents === undefined)
      throw new Error([...applied.issues, ...issues].map(({ message }) => message).join('\n'))
    return format.compile(documents, 'counted')
  }

  return {
    release,
    play: playTest,
    played: () => played.splice(0).toSorted(),
    noted: () => noted,
    close: () => worker.close(),
  }
}
