import type { IconName } from '../../format/shape/common.ts'

/** One option of a choice field, its texts ready to show. */
export interface Choice {
  readonly value: string | number | boolean
  readonly label: string
  /** A second line. */
  readonly note?: string | undefined
  /** A picture address. */
  readonly image?: string | undefined
  readonly icon?: IconName | undefined
}
