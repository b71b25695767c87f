import type { ExpressionType } from '../expression/ExpressionType.ts'
import type { Contract } from './Contract.ts'

/** Everything documents may name, gathered before any of them is checked. */
export interface Facts {
  readonly contract: Contract
  readonly settings: ExpressionType
  readonly routes: ReadonlySet<string>
  /** Routes whose screen is still planned. */
  readonly planned: ReadonlySet<string>
  /** The type of the values of each choice list. */
  readonly choices: ReadonlyMap<string, ExpressionType>
  readonly dialogs: ReadonlySet<string>
  readonly handwritten: ReadonlySet<string>
  /** Placeholders of each copy key, from the default language. */
  readonly copy: ReadonlyMap<string, ReadonlySet<string>>
}
