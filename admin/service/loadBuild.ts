import { join } from 'node:path'
import { addressOf } from '../../src/format/compileRelease.ts'
import { readDocuments } from '../../src/format/readDocuments.ts'
import type { Config } from './config/Config.ts'
import { createCompiler } from './compile/createCompiler.ts'
import type { Compiler } from './compile/Compiler.ts'
import type { Auditor } from './audit/Auditor.ts'
import { createAuditor } from './audit/createAuditor.ts'
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
  readonly compiler: Compiler
  readonly playTest: PlayTest
  readonly auditor: Auditor
  close(): Promise<void>
}

/**
 * This build's documents, their language and the renderer that plays them, which remembers in the data folder what it
 * has played.
 */
export function loadBuild({
  dataDir,
  databaseUrl,
  imgOrigins,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'imgOrigins'>): Build {
  const { files, host } = readDocuments(folders.schemas)
  const format = createFormat({ ...host, imgOrigins })
  const worker = createPlayWorker()
  const baseline = { id: addressOf(files), files }
  const auditor = createAuditor({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) })
  const compiler = createCompiler({ baseline, host: { ...host, imgOrigins } })
  return {
    format,
    baseline,
    compiler,
    auditor,
    playTest: createPlayTest({
      bundle: folders.play,
      worker,
      outline: (manifest) => format.outline(manifest),
      memory: createPlayMemory(join(dataDir, 'played.json')),
    }),
    async close() {
      await Promise.all([worker.close(), compiler.close(), auditor.close()])
    },
  }
}
