import { join } from 'node:path'
import { addressOf } from '../../src/format/compileRelease.ts'
import { readDocuments } from '../../src/format/readDocuments.ts'
import type { Config } from './config/Config.ts'
import { createFormat } from './createFormat.ts'
import { folders } from './folders.ts'
import type { Format } from './Format.ts'
import { createPlayMemory } from './play/createPlayMemory.ts'
import { createPlayTest } from './play/createPlayTest.ts'
import { createPlayWorker } from './play/createPlayWorker.ts'
import type { PlayTest } from './play/PlayTest.ts'
import type { Baseline } from './release/Baseline.ts'

export interface Build {
  readonly format: Format
  readonly baseline: Baseline
  readonly playTest: PlayTest
  close(): Promise<void>
}

/** What this build brings along: its documents, their language and the renderer that plays them, which remembers in the data folder what it has played. */
export function loadBuild({ dataDir, imgOrigins }: Pick<Config, 'dataDir' | 'imgOrigins'>): Build {
  const { files, host } = readDocuments(folders.schemas)
  const format = createFormat({ ...host, imgOrigins })
  const worker = createPlayWorker()
  return {
    format,
    baseline: { id: addressOf(files), files },
    playTest: createPlayTest({ bundle: folders.play, worker, outline: (manifest) => format.outline(manifest), memory: createPlayMemory(join(dataDir, 'played.json')) }),
    close: () => worker.close(),
  }
}
