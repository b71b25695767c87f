import { createContext } from 'react'
import type { Issue } from '../../../../../src/format/Issue.ts'
import type { Facts } from '../../../../../src/format/facts/parseFacts.ts'
import type { TreeBlock, TreeList } from '../../../facts/documents/screenTree.ts'
import { useAround } from '../../../../../src/ui/useAround.ts'

/** Context of a tree's rows: the screen around them, and their actions on it. */
export interface ScreenEditing {
  readonly screen: string
  /** The document's value as it is now. */
  readonly document: unknown
  readonly tree: TreeList
  /** The texts and documents that names are chosen from. */
  readonly facts: Facts
  /** Those of this document. */
  readonly issues: readonly Issue[]
  readonly mayEdit: boolean
  readonly nameOf: (block: TreeBlock) => string
  readonly placeOf: (list: TreeList, holder: TreeBlock | undefined) => string
  /**
   * Changes the document's text.
   * @param said what a screen reader hears
   * @param about steps in a row about the same thing are one to take back
   */
  readonly edit: (change: (text: string) => string, said?: string, about?: string) => void
  /** The blocks whose settings show, by key. */
  readonly opened: ReadonlySet<string>
  readonly toggle: (block: TreeBlock) => void
  /** Whether the settings of a block are a page of their own, not beneath its row. */
  readonly opensPage: boolean
  /** Had the focus last: the key of a block, or the pointer of a list whose end it was at. */
  readonly focused: string | undefined
  readonly focus: (key: string) => void
}

export const ScreenEditingContext = createContext<ScreenEditing | undefined>(undefined)

export function useScreenEditing(): ScreenEditing {
  return useAround(ScreenEditingContext, 'ScreenEditingContext')
}
