import { toPointer } from '../../../../src/format/check/Document.ts'
import type { JsonShape, Path } from '../../../../src/format/shape/JsonShape.ts'
import { foundText } from '../../facts/names/foundText.ts'
import { useWords } from '../../words/useWords.ts'
import { useShapeEditing } from './ShapeEditing.ts'

/** Props of every field of a shape. */
export interface ShapeFieldProps {
  readonly shape: JsonShape
  /** From the root of the document. */
  readonly path: Path
  readonly value: unknown
  readonly label: string
  readonly help: string | undefined
  readonly required: boolean
}

export interface FieldState {
  readonly error: string | undefined
  readonly isLocked: boolean
  /** Undefined takes the property out. */
  readonly set: (value: unknown) => void
}

/**
 * Issues of the check at a field, and the way to change it.
 * @param isWhole whether it also shows what is wrong inside its value
 */
export function useField({ path }: ShapeFieldProps, isWhole = true): FieldState {
  const words = useWords()
  const { edits, isLocked, issues } = useShapeEditing()
  const pointer = toPointer(path)
  const found = issues.find((issue) => issue.path === pointer || (isWhole && issue.path.startsWith(`${pointer}/`)))
  return {
    error: found && foundText(found, words),
    isLocked,
    set: (value) => edits.set(path, value),
  }
}
