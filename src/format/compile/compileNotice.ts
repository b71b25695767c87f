import type { CompiledNotice, Notice } from '../notices.ts'
import { withAudience } from './withAudience.ts'

/** A notice as phones get it: whom it is for is a condition, and where a banner leads is what a tap does. */
export function compileNotice({ link, ...notice }: Notice): CompiledNotice {
  return { ...withAudience(notice), ...(link !== undefined && { do: [{ go: link }] }) }
}
