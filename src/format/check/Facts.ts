import type { ExpressionType } from '../expression/ExpressionType.ts'
import type { PartProps } from '../handwrittenParts.ts'
import type { Contract } from './Contract.ts'

/** Everything documents may name, gathered before any of them is checked. */
export interface Facts {
  readonly contract: Contract
  readonly settings: ExpressionType
  readonly routes: ReadonlySet<string>
  /** The query parameters that the screen of each route declares; none for a planned one. */
  readonly queries: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** Routes whose screen is still planned. */
  readonly planned: ReadonlySet<string>
  /** The type of the values of each choice list. */
  readonly choices: ReadonlyMap<string, ExpressionType>
  readonly dialogs: ReadonlySet<string>
  /** Kinds of names that may be among what cannot be read, so that none is called unknown. */
  readonly unread: Readonly<Record<'routes' | 'choices' | 'dialogs', boolean>>
  /** The properties of each hand-written component. */
  readonly handwritten: ReadonlyMap<string, PartProps>
  /** The origins that pictures may come from besides the app's own; undefined where the service is not known. */
  readonly imgOrigins: readonly string[] | undefined
  /** Texts may be written later: a missing one is a warning. */
  readonly copyMayFollow: boolean
  /** Placeholders of each copy key, from the default language. */
  readonly copy: ReadonlyMap<string, ReadonlySet<string>>
}
