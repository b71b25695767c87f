import { readPhoneAddress } from '../../format/wire/PhoneAddress.ts'
import '../preview.css'
import { lendStorage } from '../lendStorage.ts'
import './phone.css'

/** The draft on an operator's own phone, by a link of the desk. */
lendStorage(window)
const { createPhone } = await import('./createPhone.ts')
createPhone(window)

// Another link in the same tab does not load a new page by itself.
window.addEventListener('hashchange', () => {
  if (readPhoneAddress(window.location.hash) !== undefined) window.location.reload()
})
