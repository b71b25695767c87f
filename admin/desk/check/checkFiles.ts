import platform from '../../../schemas/platform.json' with { type: 'json' }
import { checkDocuments } from '../../../src/format/checkDocuments.ts'
import { compileRelease } from '../../../src/format/compileRelease.ts'
import { handwrittenParts } from '../../../src/format/handwrittenParts.ts'
import type { SourceFile } from '../../../src/format/SourceFile.ts'
import type { Checked } from './Checker.ts'

/** Checks documents against the contract of this build and, when they are sound, compiles them. */
export function checkFiles(files: readonly SourceFile[]): Checked {
  const { issues, documents } = checkDocuments(files, { contract: platform, handwritten: handwrittenParts })
  if (!documents) return { issues }
  const { manifest, files: compiled } = compileRelease(documents, 'typed')
  return { issues, release: { manifest, files: Object.fromEntries(compiled) } }
}
