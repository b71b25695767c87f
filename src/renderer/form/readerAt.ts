import { createReader, type Reader, type Reading } from '../reading/createReader.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'
import type { FormValues } from './typedValues.ts'

/** Reads slots as they are at this moment, with these values of the form: for what happens on a submit. */
export function readerAt(
  { store, extras }: PlaceInScreen,
  form: FormValues,
): { readonly read: Reader; readonly reading: Reading } {
  const { host } = store.renderer
  const reading: Reading = { pending: false, failed: new Set(), problems: new Set() }
  const read = createReader({
    scope: store.scope({ ...extras, form: { subscribe: () => () => undefined, getSnapshot: () => form } }),
    translate: host.text.getSnapshot(),
    locale: host.locale.getSnapshot(),
    lists: host.lists.getSnapshot(),
    reading,
    mayBeAbsent: store.mayBeAbsent,
  })
  return { read, reading }
}
