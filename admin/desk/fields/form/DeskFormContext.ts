import type { Registry } from '@rjsf/utils'

/** Context of a desk form's templates beyond the field. */
export interface DeskFormContext {
  /** JSON Pointers of the fields and groups to show; undefined means all. The items of a list are shown with it. */
  readonly only?: ReadonlySet<string> | undefined
  /** The time zone in which moments are shown and typed. */
  readonly zone?: string | undefined
}

/** Context that `DeskForm` has given to the form around a field: rjsf itself knows nothing of it. */
export const contextOf = ({ formContext }: Registry): DeskFormContext => formContext
