import type { FormBlock } from '../../format/blocks/form.ts'
import { copyKeys } from '../host/copyKeys.ts'
import { useDerived } from '../reading/useDerived.ts'
import { useTranslate } from '../reading/useTranslate.ts'
import { usePaused } from '../reading/usePaused.ts'
import type { Reader } from '../reading/createReader.ts'
import { formKeys } from './formKeys.ts'
import { unsupportedParts } from './unsupportedParts.ts'

export interface Shut {
  /** Why nothing can be filled in or sent, at the top of the form. */
  readonly closed: string | undefined
  /** Why nothing can be sent for the moment, at the button. */
  readonly paused: string | undefined
  /** The sources that could not be read and without which nothing can be sent. */
  readonly failed: readonly string[]
}

const open: Shut = { closed: undefined, paused: undefined, failed: [] }

/** What shuts a form: parts the app does not know, the document's own reason, and for money a lost connection. */
export function useShut(block: FormBlock): Shut {
  const translate = useTranslate()
  const isPaused = usePaused(block.submit.do)
  const { value: reason, status, failed, problems } = useDerived(block.blocked, readReason)

  if (unsupportedParts(block).length > 0) return { ...open, closed: translate(formKeys.unsupported) }
  if (reason !== undefined) return { ...open, closed: reason }
  // Not known to be open is not open.
  if (status === 'failed') return { ...open, failed }
  if (status === 'loading') return { ...open, paused: translate(formKeys.waiting) }
  if (problems.length > 0) return { ...open, paused: translate(formKeys.unchecked) }
  return isPaused ? { ...open, paused: translate(copyKeys.offlineMoney) } : open
}

function readReason(read: Reader, blocked: FormBlock['blocked']): string | undefined {
  return blocked !== undefined && read.condition(blocked.when) ? read.text(blocked.message) : undefined
}
