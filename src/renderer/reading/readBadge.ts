import type { Badge } from '../../format/blocks/list.ts'
import type { Tone } from '../../format/shape/common.ts'
import type { Reader } from './createReader.ts'
import { readOption } from './readOption.ts'

export interface ShownBadge {
  readonly text: string
  readonly tone: Tone
}

/** The label and tone of a state; the list's neutral label for a value it does not name. */
export function readBadge(read: Reader, badge: Badge | undefined): ShownBadge | undefined {
  if (badge === undefined) return undefined
  const option = readOption(read, badge.choices, read.value(badge.value))
  return option && { text: read.translate(option.label), tone: option.tone ?? 'neutral' }
}
