import type { CheckedDocuments } from '../../src/format/check/CheckedDocuments.ts'
import { checkDocuments, type Host } from '../../src/format/checkDocuments.ts'
import { compileRelease } from '../../src/format/compileRelease.ts'
import { applyEdits, describeEdit, readFact } from '../../src/format/overlay.ts'
import { type CompiledSettings, limits, type Manifest, PLAN_VERSION } from '../../src/format/release.ts'
import type { Format } from './Format.ts'

/** The real document language behind the service's interface. */
export function createFormat(host: Host): Format<CheckedDocuments> {
  return {
    planVersion: PLAN_VERSION,
    limits,
    check: (files) => checkDocuments(files, host),
    compile: compileRelease,
    applyEdits,
    readFact,
    describeEdit,
    outline(manifest) {
      const { settings, screens, copy } = manifest as Manifest
      return {
        settings,
        copy,
        screens: Object.fromEntries(Object.entries(screens).map(([id, screen]) => [id, screen.sha])),
      }
    },
    settingsOf: (compiled) => JSON.stringify((JSON.parse(compiled) as CompiledSettings).values),
  }
}
