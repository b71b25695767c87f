import { useMemo } from 'react'
import type { FormBlock } from '../../format/blocks/form.ts'
import type { ClosedBecause } from '../host/Host.ts'
import { useDerived } from '../reading/useDerived.ts'
import { useTranslate } from '../reading/useTranslate.ts'
import { becauseOf, useClosed } from '../reading/useClosed.ts'
import type { Reader } from '../reading/createReader.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import { formKeys } from './formKeys.ts'
import { useReadable } from '../reading/useReadable.ts'

export interface Shut {
  /** Why nothing can be sent, at the top of the form. */
  readonly closed: string | undefined
  /** Nothing can be filled in either. */
  readonly isFixed: boolean
  /** Why nothing can be sent for the moment, at the button. */
  readonly paused: string | undefined
  /** The sources that could not be read and without which nothing can be sent. */
  readonly failed: readonly string[]
}

const open: Shut = { closed: undefined, isFixed: false, paused: undefined, failed: [] }

/** What shuts a form: unknown parts, the document's own reason, a closed call, and for money a lost connection. */
export function useShut(block: FormBlock): Shut {
  const translate = useTranslate()
  const { closed } = useHost()
  const because = useReadable(closed)
  const asked = useMemo(() => askedOf(block, because), [block, because])
  const paused = useClosed(block.submit.do)
  const { value: reasons, status, failed, problems } = useDerived(asked, readReasons)

  const own = block.unsupported === undefined ? reasons.own : translate(formKeys.unsupported)
  // What a call closes may open again while somebody types, so the fields stay as they are.
  const isFixed = own !== undefined
  const shut = own ?? reasons.call
  if (shut !== undefined) return { ...open, closed: shut, isFixed }
  // Not known to be open is not open.
  if (status === 'failed') return { ...open, failed }
  const unknown = status === 'loading' ? formKeys.waiting : problems.length > 0 && formKeys.unchecked
  return { ...open, paused: unknown ? translate(unknown) : paused }
}

/** Why it may be shut. What its calls are given is read only while one is closed: else each keystroke would be heard. */
function askedOf({ blocked, submit }: FormBlock, because: ClosedBecause) {
  const action = submit.do.find((one) => becauseOf(one, because) !== undefined)
  return { blocked, action, reason: action && becauseOf(action, because) }
}

function readReasons(read: Reader, { blocked, action, reason }: ReturnType<typeof askedOf>) {
  return {
    own: blocked !== undefined && read.condition(blocked.when) ? read.text(blocked.message) : undefined,
    call:
      typeof reason === 'function'
        ? reason((name) => read.value(action && 'with' in action && action.with?.[name]))
        : reason,
  }
}
