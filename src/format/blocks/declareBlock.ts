import type { TSchema } from 'typebox'
import type { ManualExample } from '../manual/ManualExample.ts'
import type { DeskWords } from '../shape/deskWords.ts'

/** A block as an author writes it: shown in the manual and in Storybook, played by the conformance suite. */
export interface BlockExample extends ManualExample {
  readonly name: string
  /** A copy key, or words, that show once the answers are there. Absent where a block of this example shows none. */
  readonly shows?: string
  /** The same when the answers are empty; without it an empty answer only must not crash. */
  readonly showsEmpty?: string
  /** Keys of rows that the device has as opened lately. */
  readonly opened?: readonly string[]
  /** The name of a button that its story presses. */
  readonly press?: string
}

/** One block type: whatever else knows of it takes it from here. */
interface BlockDeclaration<S extends TSchema, I extends string> {
  /** Its name among operators. */
  readonly title: DeskWords
  /** Its use, in a sentence for operators who choose among all types. */
  readonly help: DeskWords
  /** The picture beside its title; the desk, which draws it, compiles with the icons of the ui kit alone. */
  readonly icon: I
  /** Its keys with their words. Where it holds blocks is read from here too. */
  readonly shape: S
  /** Keys of which a block has exactly one; with `where`, if it has that key. */
  readonly exactlyOne?: readonly { readonly where?: string; readonly of: readonly string[] }[]
  /** The first one is the manual's. */
  readonly examples: readonly [BlockExample, ...BlockExample[]]
}

export function declareBlock<S extends TSchema, const I extends string>(
  declaration: BlockDeclaration<S, I>,
): BlockDeclaration<S, I> {
  return declaration
}
