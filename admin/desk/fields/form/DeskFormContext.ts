import type { Registry, RJSFSchema } from '@rjsf/utils'

/** Context of a desk form's templates beyond the field. */
export interface DeskFormContext {
  /** The fact that a field edits; undefined if the whole form is one fact. */
  readonly factOf: (path: readonly (string | number)[], schema: RJSFSchema) => string | undefined
  /** JSON Pointers of the fields and groups to show; undefined means all. The items of a list are shown with it. */
  readonly only?: ReadonlySet<string> | undefined
  /** Groups of the first level as cards of their own, or as rows of one card. */
  readonly groups: 'cards' | 'rows'
  /** The time zone in which moments are shown and typed. */
  readonly zone?: string | undefined
}

/** Context that `DeskForm` has given to the form around a field: rjsf itself knows nothing of it. */
export const contextOf = ({ formContext }: Registry): DeskFormContext => formContext
