import type { CheckedDocuments } from './check/CheckedDocuments.ts'
import { decimalPointers } from './compile/decimalPointers.ts'
import { dropSwitchedOff } from './compile/dropSwitchedOff.ts'
import { withClockTexts } from './compile/withClockTexts.ts'
import { withOpening } from './compile/withOpening.ts'
import { hidePlanned } from './compile/hidePlanned.ts'
import {
  PLAN_VERSION,
  type CompiledRelease,
  type CompiledSettings,
  type Manifest,
  type ManifestScreen,
} from './release.ts'
import { FORMAT_VERSION } from './formatVersion.ts'
import { SettingsSchema } from './settings.ts'
import { sha256 } from './sha256.ts'
import type { SourceFile } from './SourceFile.ts'
import { byLocale } from './locales.ts'
import { asShape } from './shape/asShape.ts'

/**
 * Compiles checked documents to a release: content-addressed JSON files and nothing else. The same documents always
 * give the same addresses.
 * @param baseline the address of the documents the build shipped with, from `addressOf`
 */
export function compileRelease(documents: CheckedDocuments, baseline: string): CompiledRelease {
  const files = new Map<string, string>()
  const store = (value: unknown): string => {
    // In the order of the document: the fields of a form are shown in the order they are written.
    const text = JSON.stringify(value)
    const address = sha256(text)
    files.set(address, text)
    return address
  }

  // 1 screens: switches and planned destinations are settled here, so the app need not know of either
  const screens = documents.screens.map((screen) => {
    const plan = withOpening(hidePlanned(dropSwitchedOff(screen), documents.planned), documents.lists.dialogs)
    const entry: ManifestScreen = { sha: store(plan), path: plan.path, access: plan.access, cached: plan.cached }
    return [plan.id, entry] as const
  })

  // 2 settings, with one spelling of every time of day and the places of the amounts in them
  const { $schema: _schema, ...values } = hidePlanned(documents.settings, documents.planned)
  const settings: CompiledSettings = {
    values: withClockTexts(values),
    decimals: decimalPointers(asShape(SettingsSchema)),
  }

  // 3 the rest is stored as it is
  const manifest: Manifest = {
    plan: PLAN_VERSION,
    format: FORMAT_VERSION,
    baseline,
    screens: Object.fromEntries(screens),
    settings: store(settings),
    lists: store(documents.lists),
    notices: store(documents.notices),
    copy: byLocale((locale) => store(documents.copy[locale])),
  }

  // 4 the manifest names them all, so its address names the release
  return { manifest, sha: store(manifest), files }
}

/** The content address of a set of documents: two builds with the same documents have the same baseline. */
export function addressOf(files: readonly SourceFile[]): string {
  return sha256(
    files
      .map(({ path, text }) => `${path}\0${sha256(text)}`)
      .sort()
      .join('\n'),
  )
}
