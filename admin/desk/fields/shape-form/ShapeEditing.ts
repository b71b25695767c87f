import { createContext } from 'react'
import type { Issue } from '../../../../src/format/Issue.ts'
import type { Path } from '../../../../src/format/shape/JsonShape.ts'
import type { NamedSlot } from './fieldKind.ts'
import { useAround } from '../../../../src/ui/useAround.ts'

export interface NamedOption {
  readonly value: string
  readonly label: string
}

/** Changes of a document, each at one place: all else stays as it was written. */
export interface PlaceEdits {
  /** Undefined takes the property out. */
  set(path: Path, value: unknown): void
  insert(list: Path, index: number, value: unknown): void
  move(list: Path, from: number, to: number): void
}

/** Context of a form's fields: the document around them. */
export interface ShapeEditing {
  readonly edits: PlaceEdits
  readonly isLocked: boolean
  readonly issues: readonly Issue[]
  /** Names that may be written in a place, with their words. */
  readonly names: Readonly<Record<NamedSlot, readonly NamedOption[]>>
  /** The texts to choose from, in the operator's language. */
  readonly copy: Readonly<Record<string, string>>
}

export const ShapeEditingContext = createContext<ShapeEditing | undefined>(undefined)

export function useShapeEditing(): ShapeEditing {
  return useAround(ShapeEditingContext, 'ShapeEditingContext')
}
