import platform from '../../../../schemas/platform.json' with { type: 'json' }
import { checkDocuments, type Host } from '../../../../src/format/checkDocuments.ts'
import { compileRelease } from '../../../../src/format/compileRelease.ts'
import { handwrittenParts } from '../../../../src/format/handwrittenParts.ts'
import type { Help } from '../../../../src/format/help/Help.ts'
import { helpAt } from '../../../../src/format/help/helpAt.ts'
import type { SourceFile } from '../../../../src/format/SourceFile.ts'
import type { Checked } from './Checker.ts'

const host: Host = { contract: platform, handwritten: handwrittenParts }

/** Checks documents against the contract of this build and, when they are sound, compiles them. */
export function checkFiles(files: readonly SourceFile[]): Checked {
  const { issues, documents } = checkDocuments(files, host)
  if (!documents) return { issues }
  const { manifest, files: compiled } = compileRelease(documents, 'typed')
  return { issues, release: { manifest, files: Object.fromEntries(compiled) } }
}

export function helpWithFile(files: readonly SourceFile[], path: string, offset: number): Help {
  return helpAt(files, host, path, offset)
}
