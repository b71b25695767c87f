import { useSyncExternalStore } from 'react'
import type { FormBlock } from '../../../format/blocks/form.ts'
import { copyKeys } from '../../copyKeys.ts'
import { useDerived } from '../../hooks/useDerived.ts'
import { useTranslate } from '../../hooks/useTranslate.ts'
import { useHost } from '../../RendererProvider.tsx'
import type { Reader } from '../../scope/createReader.ts'
import { formKeys } from '../formKeys.ts'
import { unsupportedParts } from '../unsupportedParts.ts'

export interface Shut {
  /** Why nothing can be filled in or sent, at the top of the form. */
  readonly closed: string | undefined
  /** Why nothing can be sent for the moment, at the button. */
  readonly paused: string | undefined
}

/** What shuts a form: parts the app does not know, the document's own reason, and for money a lost connection. */
export function useShut(block: FormBlock): Shut {
  const translate = useTranslate()
  const { online } = useHost()
  const isOnline = useSyncExternalStore(online.subscribe, online.getSnapshot)
  const { value: reason, status, problems } = useDerived(block.blocked, readReason)
  const movesMoney = block.submit.do.some((action) => 'call' in action && action.money)

  if (unsupportedParts(block).length > 0) return { closed: translate(formKeys.unsupported), paused: undefined }
  if (reason !== undefined) return { closed: reason, paused: undefined }
  // Not known to be open is not open.
  if (status !== 'ready') return { closed: undefined, paused: translate(formKeys.waiting) }
  if (problems.length > 0) return { closed: undefined, paused: translate(formKeys.unchecked) }
  return { closed: undefined, paused: movesMoney && !isOnline ? translate(copyKeys.offlineMoney) : undefined }
}

function readReason(read: Reader, blocked: FormBlock['blocked']): string | undefined {
  return blocked !== undefined && read.condition(blocked.when) ? read.text(blocked.message) : undefined
}
