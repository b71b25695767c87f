import type { Edit } from '../../../src/format/overlay.ts'
import type { Issue } from '../../../src/format/Issue.ts'
import type { SourceFile } from '../../../src/format/SourceFile.ts'

export type { Edit, Issue, SourceFile }

/** A release ready to be stored: content-addressed texts and the manifest that names them. */
export interface CompiledRelease {
  readonly manifest: unknown
  /** Lower-case hex sha256 of the manifest's text. */
  readonly sha: string
  readonly files: ReadonlyMap<string, string>
}

/** The document language as the service sees it; `main.ts` hands in the real one, tests a small one. */
export interface Format<Documents = unknown> {
  readonly planVersion: number
  /** The most that the app accepts. */
  readonly limits: { readonly fileBytes: number; readonly releaseBytes: number; readonly screens: number }
  check(files: readonly SourceFile[]): { readonly issues: readonly Issue[]; readonly documents?: Documents }
  compile(documents: Documents, baseline: string): CompiledRelease
  applyEdits(
    files: readonly SourceFile[],
    edits: readonly Edit[],
  ): { readonly files: readonly SourceFile[]; readonly issues: readonly Issue[] }
  readFact(files: readonly SourceFile[], fact: string): unknown
  describeEdit(edit: Edit, files: readonly SourceFile[]): string
  /** Name of a fact, in English. */
  nameFact(fact: string, files: readonly SourceFile[]): string
  /** All that a search finds a fact by, in every language and lower case. */
  searchText(fact: string, files: readonly SourceFile[]): string
  /** The facts in which a search finds each of its words. */
  findFacts(search: string, files: readonly SourceFile[]): readonly string[]
  /** The parts of a manifest the service needs: which screens and languages there are, and where the settings are. */
  outline(manifest: unknown): ReleaseOutline
  /**
   * The settings as operators wrote them, as JSON text, from the compiled settings file: what a paying back end reads.
   */
  settingsOf(compiled: string): string
}

export interface ReleaseOutline {
  readonly settings: string
  readonly screens: Readonly<Record<string, string>>
  readonly copy: Readonly<Record<string, string>>
}
