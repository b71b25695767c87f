import type { CheckedDocuments } from './check/CheckedDocuments.ts'
import { isAudience, type Audience } from './audience.ts'
import { audienceCondition } from './compile/audienceCondition.ts'
import { compileNotice } from './compile/compileNotice.ts'
import { withAudience } from './compile/withAudience.ts'
import { withPicturePaths } from './libraryPicture.ts'
import { withClockTexts } from './compile/withClockTexts.ts'
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
import { sha256 } from './value/sha256.ts'
import type { SourceFile } from './SourceFile.ts'
import { byLocale } from './locales.ts'
import { asShape } from './shape/asShape.ts'
import type { JsonShape } from './shape/JsonShape.ts'
import { isObject } from './value/isObject.ts'
import type { Lists } from './lists.ts'
import type { ScreenPlan } from './screen.ts'
import { isExpression, type Expression } from './shape/compiled.ts'

const isBlock = (item: Readonly<Record<string, unknown>>) =>
  typeof item['type'] === 'string' && typeof item['id'] === 'string'

/**
 * Compiles checked documents to a release: content-addressed JSON files and nothing else. The same documents always
 * give the same addresses.
 * @param baseline the address of the documents the build shipped with, from `addressOf`
 */
export function compileRelease(documents: CheckedDocuments, baseline: string): CompiledRelease {
  const files = new Map<string, string>()
  const store = (value: unknown, mapped = (json: string): string => json): string => {
    // In the order of the document: the fields of a form are shown in the order they are written.
    const text = mapped(JSON.stringify(value))
    const address = sha256(text)
    files.set(address, text)
    return address
  }

  // 1 screens: switches, planned destinations and pictures of the library are settled here, so the app need not know of
  // any of them
  const screens = documents.screens.map((screen) => {
    const plan = withOpening(hidePlanned(settleBlocks(screen), documents.planned), documents.lists.dialogs)
    const entry: ManifestScreen = {
      sha: store(plan, withPicturePaths),
      path: plan.path,
      access: plan.access,
      cached: plan.cached,
    }
    return [plan.id, entry] as const
  })

  // 2 settings, with one spelling of every time of day and the places of the amounts in them
  const { $schema: _schema, ...values } = hidePlanned(documents.settings, documents.planned)
  const settings: CompiledSettings = {
    values: withClockTexts(values),
    decimals: decimalPointers(asShape(SettingsSchema)),
  }

  // 3 whom notices and dialogs are for becomes a condition, and a banner's link an action; the rest is stored as it is
  const manifest: Manifest = {
    plan: PLAN_VERSION,
    format: FORMAT_VERSION,
    baseline,
    screens: Object.fromEntries(screens),
    settings: store(settings, withPicturePaths),
    lists: store({ ...documents.lists, dialogs: dialogsForAudiences(documents.lists.dialogs) }),
    notices: store(hidePlanned(documents.notices.map(compileNotice), documents.planned), withPicturePaths),
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

/** The JSON Pointers of every amount in a shape; `*` stands for any index. */
function decimalPointers(shape: JsonShape, pointer = ''): string[] {
  if (shape.format === 'decimal') return [pointer]
  const items = shape.items ? decimalPointers(shape.items, `${pointer}/*`) : []
  return [
    ...items,
    ...Object.entries(shape.properties ?? {}).flatMap(([key, inner]) => decimalPointers(inner, `${pointer}/${key}`)),
  ]
}

/** Leaves out the blocks an operator has switched off; whom another one is for becomes a part of its condition. */
function settleBlocks<T>(value: T): T {
  const visit = (item: unknown): unknown => {
    if (Array.isArray(item))
      return item.filter((entry) => !(isObject(entry) && isBlock(entry) && entry['off'] === true)).map(visit)
    if (!isObject(item)) return item
    const written = isBlock(item) ? settled(item) : item
    return Object.fromEntries(Object.entries(written).map(([key, inner]) => [key, visit(inner)]))
  }
  return visit(value) as T
}

function settled({ off: _off, audience, ...block }: Readonly<Record<string, unknown>>) {
  return isAudience(audience) ? { ...block, ...narrowed(block['when'], audience) } : block
}

function narrowed(when: unknown, audience: Audience): { readonly when?: Expression } {
  const condition = audienceCondition(audience)
  if (condition === undefined) return {}
  return { when: isExpression(when) ? { ...when, e: ['&&', condition.e, when.e] } : condition }
}

const dialogsForAudiences = (dialogs: CheckedDocuments['lists']['dialogs']): Lists['dialogs'] =>
  Object.fromEntries(Object.entries(dialogs).map(([id, dialog]) => [id, withAudience(dialog)]))

/** A screen that dialogs open on has something to do on entering, if only that: the app loads the code for it. */
function withOpening(plan: ScreenPlan, dialogs: CheckedDocuments['lists']['dialogs']): ScreenPlan {
  const isPlace = Object.values(dialogs).some(({ places }) => places.includes(plan.path))
  return isPlace ? { ...plan, enter: plan.enter ?? [] } : plan
}
