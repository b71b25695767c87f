import { useEffect } from 'react'
import type { FormBlock } from '../../format/blocks/form.ts'
import { useHost } from '../screen/RendererProvider.tsx'
import type { FormStore } from './formStore.ts'

/**
 * Fills a login form with the account that this device remembers. A form is one when it has a field with
 * `autocomplete: username`, one with `autocomplete: current-password` and a yes-or-no field named `remember`.
 * What the member has typed meanwhile stays.
 */
export function RememberedAccount({ form, block }: { readonly form: FormStore; readonly block: FormBlock }): null {
  const { account } = useHost()
  const names = loginFields(block)
  useEffect(() => {
    if (names === undefined) return undefined
    const [name = '', password = ''] = names.split(' ')
    let isLeft = false
    account
      .remembered()
      .then((known) => {
        if (known === undefined || isLeft) return
        form.prefill({
          [name]: known.account,
          ...(known.password !== undefined && { [password]: known.password }),
          remember: true,
        })
      })
      // A device that cannot tell has nothing to fill in.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [account, form, names])
  return null
}

/** Names of the fields of the account and the password, as one text: an effect compares it. */
function loginFields({ fields, schema }: FormBlock): string | undefined {
  const withToken = (token: string) => Object.keys(fields).find((name) => fields[name]?.autocomplete === token)
  const account = withToken('username')
  const password = withToken('current-password')
  const hasRemember = Object.hasOwn(fields, 'remember') && schema.properties['remember']?.type === 'boolean'
  return account === undefined || password === undefined || !hasRemember ? undefined : `${account} ${password}`
}
