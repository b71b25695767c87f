import type { WrittenPlace } from '../format/check/Document.ts'
import type { Issue } from '../format/Issue.ts'
import { byLocale } from '../format/locales.ts'

/** How the dev server and the page that it serves talk about documents. */
export const devPaths = {
  /** The parts of the release of the documents on the disk: the last good one. */
  parts: {
    documents: '/@playbill/documents.ndjson',
    copy: byLocale((locale) => `/@playbill/copy/${locale}.json`),
  },
  /** Issues of the documents now: `PlacedIssue[]`. */
  issues: '/@playbill/issues.json',
  /** Where a block is written, `?screen=ID&block=ID`: a `BlockSource`, or 404. */
  block: '/@playbill/block.json',
  /** Vite's own: opens `?file=PATH:LINE:COLUMN` in the developer's editor. */
  editor: '/__open-in-editor',
} as const

export const devEvents = {
  /** A release to be played from now on, as a `ReleaseFile`. */
  documents: 'playbill:documents',
  /** All issues of the documents, after each time they were read: `PlacedIssue[]`. */
  issues: 'playbill:issues',
  /** From the page: it has taken an update over, and Vite its overlay away with it. */
  updated: 'playbill:updated',
} as const

/** An issue with the file on the developer's disk. */
export interface PlacedIssue extends Issue {
  readonly file: string
}

/** A block as its author wrote it. */
export interface BlockSource {
  /** Place where it is written, then each use of a part that leads there. */
  readonly places: readonly FilePlace[]
  /** The block, with what its parts give. */
  readonly value: unknown
  /** The sources of its screen, likewise. */
  readonly sources: unknown
}

export interface FilePlace extends WrittenPlace {
  /** The document on the developer's disk. */
  readonly file: string
}
