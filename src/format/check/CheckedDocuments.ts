import type { Dialog, Lists } from '../lists.ts'
import type { Notice } from '../notices.ts'
import type { ScreenPlan } from '../screen.ts'
import type { Settings } from '../settings.ts'
import type { Locale } from '../locales.ts'

/** Documents without an error, resolved: defaults filled in and every expression parsed. */
export interface CheckedDocuments {
  readonly screens: readonly ScreenPlan[]
  /** The routes of screens that are still planned. */
  readonly planned: ReadonlySet<string>
  readonly settings: Settings
  readonly lists: Pick<Lists, 'choices'> & { readonly dialogs: Readonly<Record<string, Dialog>> }
  readonly notices: readonly Notice[]
  readonly copy: Readonly<Record<Locale, Readonly<Record<string, string>>>>
  readonly words: SaidWords
}

/** The copy keys that documents say, as the check has resolved them. */
export interface SaidWords {
  /** By the id of a screen. */
  readonly screens: ReadonlyMap<string, ReadonlySet<string>>
  /** Those of settings, notices, lists and dialogs, which any screen may show. */
  readonly shared: ReadonlySet<string>
}
