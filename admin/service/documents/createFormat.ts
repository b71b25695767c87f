import { Type } from 'typebox'
import { Check } from 'typebox/value'
import type { CheckedDocuments } from '../../../src/format/check/CheckedDocuments.ts'
import { checkDocuments, type Host } from '../../../src/format/checkDocuments.ts'
import { compileRelease } from '../../../src/format/compileRelease.ts'
import { describeEdit } from '../../../src/format/facts/describeEdit.ts'
import { factName } from '../../../src/format/facts/factName.ts'
import { findFacts, searchText } from '../../../src/format/facts/findFacts.ts'
import { parseFacts } from '../../../src/format/facts/parseFacts.ts'
import { applyEdits, readFact } from '../../../src/format/overlay.ts'
import { limits, PLAN_VERSION } from '../../../src/format/release.ts'
import type { Format } from '../base/Format.ts'

/** Parts of a release that the service itself reads; the rest is between the compiler and the app. */
const OutlineSchema = Type.Object({
  settings: Type.String(),
  screens: Type.Record(Type.String(), Type.Object({ sha: Type.String() })),
  copy: Type.Record(Type.String(), Type.String()),
})
const SettingsFileSchema = Type.Object({ values: Type.Unknown() })

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
    nameFact: (fact, files) => factName(fact, 'en', parseFacts(files)),
    searchText: (fact, files) => searchText(fact, parseFacts(files)),
    findFacts: (search, files) => findFacts(search, parseFacts(files)),
    outline(manifest) {
      if (!Check(OutlineSchema, manifest)) throw new Error('This is not a manifest whose parts this build knows.')
      const { settings, screens, copy } = manifest
      return {
        settings,
        copy,
        screens: Object.fromEntries(Object.entries(screens).map(([id, screen]) => [id, screen.sha])),
      }
    },
    settingsOf(compiled) {
      const settings: unknown = JSON.parse(compiled)
      if (!Check(SettingsFileSchema, settings)) throw new Error('This is not a file of settings that this build knows.')
      return JSON.stringify(settings.values)
    },
  }
}
