import type { FormBlock } from '../../format/blocks/form.ts'
import { useDerived } from '../reading/useDerived.ts'
import { useTranslate } from '../reading/useTranslate.ts'
import { useClosed, useClosedCalls } from '../reading/useClosed.ts'
import type { Reader } from '../reading/createReader.ts'
import { formKeys } from './formKeys.ts'

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
  const closedCalls = useClosedCalls(block.submit.do)
  const paused = useClosed(block.submit.do)
  const { value: reason, status, failed, problems } = useDerived(block.blocked, readReason)

  if (block.unsupported !== undefined) return { ...open, closed: translate(formKeys.unsupported), isFixed: true }
  if (reason !== undefined) return { ...open, closed: reason, isFixed: true }
  // It may open again while somebody types, so the fields stay as they are.
  if (closedCalls !== undefined) return { ...open, closed: closedCalls }
  // Not known to be open is not open.
  if (status === 'failed') return { ...open, failed }
  if (status === 'loading') return { ...open, paused: translate(formKeys.waiting) }
  if (problems.length > 0) return { ...open, paused: translate(formKeys.unchecked) }
  return { ...open, paused }
}

function readReason(read: Reader, blocked: FormBlock['blocked']): string | undefined {
  return blocked !== undefined && read.condition(blocked.when) ? read.text(blocked.message) : undefined
}
