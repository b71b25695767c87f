import { join } from 'node:path'
import { addressOf } from '../../../src/format/compileRelease.ts'
import { readWrittenOut } from '../../../src/format/readDocuments.ts'
import type { Config } from '../base/config/Config.ts'
import { createCompiler } from '../documents/compile/createCompiler.ts'
import type { Compiler } from '../documents/compile/Compiler.ts'
import type { Auditor } from '../audit/Auditor.ts'
import { createAuditor } from '../audit/createAuditor.ts'
import { createFormat } from '../documents/createFormat.ts'
import { folders } from '../base/folders.ts'
import type { Format } from '../base/Format.ts'
import { READS_VERSION } from '../../../src/format/lookIntoRelease.ts'
import { systemClock } from '../base/Clock.ts'
import { createOlderApps, type OlderApps } from '../documents/play/createOlderApps.ts'
import { createPlayMemory } from '../documents/play/createPlayMemory.ts'
import { createPlayTest } from '../documents/play/createPlayTest.ts'
import { createPlayWatch } from '../documents/play/createPlayWatch.ts'
import { createPlayWorker } from '../documents/play/createPlayWorker.ts'
import type { PlayTest } from '../documents/play/PlayTest.ts'
import type { Playing } from '../../api/documentApi.ts'
import type { Baseline } from '../documents/Baseline.ts'

export interface Build {
  readonly format: Format
  readonly baseline: Baseline
  readonly compiler: Compiler
  readonly playTest: PlayTest
  readonly olderApps: OlderApps
  readonly playing: () => readonly Playing[]
  readonly auditor: Auditor
  close(): Promise<void>
}

/** The app of an older build takes about 300 MB while it waits for the next edit; a cold one takes a second to begin. */
const OLDER_IDLE_MS = 10 * 60_000

/**
 * This build's documents, their language and the renderer that plays them, which remembers in the data folder what it
 * has played.
 */
export function loadBuild({
  dataDir,
  databaseUrl,
  imgOrigins,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'imgOrigins'>): Build {
  const { files: read, host } = readWrittenOut(folders.schemas)
  // Which file was saved last matters to an author at work, not to a release.
  const files = read.map(({ path, text }) => ({ path, text }))
  const format = createFormat({ ...host, imgOrigins })
  const worker = createPlayWorker()
  const baseline = { id: addressOf(files), files }
  const auditor = createAuditor({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) })
  const outline = (manifest: unknown) => format.outline(manifest)
  const memory = createPlayMemory(join(dataDir, 'played.json'))
  const watch = createPlayWatch()
  const olderApps = createOlderApps({
    bundle: folders.play,
    folder: join(dataDir, 'apps'),
    language: { plan: format.planVersion, reads: READS_VERSION },
    outline,
    memory,
    watch,
    createWorker: () => createPlayWorker({ idleMs: OLDER_IDLE_MS }),
    clock: systemClock,
  })
  const compiler = createCompiler({ baseline, host: { ...host, imgOrigins } })
  return {
    format,
    baseline,
    compiler,
    auditor,
    olderApps,
    playTest: createPlayTest({ bundle: folders.play, worker, outline, memory, watch }),
    playing: () => watch.list(),
    async close() {
      await Promise.all([worker.close(), olderApps.close(), compiler.close(), auditor.close()])
      await memory.close()
    },
  }
}
