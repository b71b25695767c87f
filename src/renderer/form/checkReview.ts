import type { FormBlock } from '../../format/blocks/form.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'
import type { FormValues } from './formValues.ts'
import { readerAt } from './sendForm.ts'

/** Codes of a platform that does not have the call, or has been asked too often: what is sent is not refused. */
const saysNothing = [404, 429]

/**
 * The word of the platform on what will be sent, asked for before its review and without data where the platform cannot
 * say; where it refuses, the member is told why. Loaded with a form that asks for it alone.
 */
export async function checkReview(
  { call, with: params = {} }: NonNullable<NonNullable<FormBlock['submit']['review']>['check']>,
  {
    place,
    complain,
    setRefusal,
  }: {
    readonly place: PlaceInScreen
    readonly complain: (text: string) => void
    readonly setRefusal: (refusal: string) => void
  },
  typed: FormValues,
): Promise<{ readonly result: { readonly data?: unknown } } | 'refused'> {
  const { read } = readerAt(place, typed)
  const given = Object.fromEntries(Object.entries(params).map(([name, slot]) => [name, read.value(slot)]))
  try {
    return { result: await place.store.renderer.host.platform.call(call as OperationId, given) }
  } catch (error) {
    // A login that has ended is said elsewhere.
    if (error instanceof PlatformError && error.kind === 'unauthorized') return 'refused'
    if (!(error instanceof PlatformError && error.kind === 'refused') || saysNothing.includes(error.code ?? 0))
      return { result: {} }
    complain(error.message)
    setRefusal(error.message)
    return 'refused'
  }
}
