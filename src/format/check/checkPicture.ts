import { addressOfPicture } from '../libraryPicture.ts'
import { readUrl } from '../text/readUrl.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'

/** A picture that the app's content security policy would keep back: from an origin that the service does not allow. */
export function checkPicture(
  address: string,
  path: Path,
  { imgOrigins }: Pick<Facts, 'imgOrigins'>,
  report: (found: Found) => void,
): void {
  if (/^media:/i.test(address)) {
    // The service's store knows which pictures exist: it takes no edit that names any other.
    if (addressOfPicture(address) === undefined)
      report({
        path,
        code: 'picture-spelling',
        message: `"${address}" does not name a picture of the library.`,
        hint: 'Write media: and the 64 characters of its address, as the page Pictures of the desk copies it.',
      })
    return
  }
  const isElsewhere = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address) && !/^data:image\//i.test(address)
  if (!isElsewhere) return
  const origin = readUrl(address, 'https://app.invalid')?.origin ?? address
  if (imgOrigins?.includes(origin)) return
  report({
    path,
    code: 'picture-origin',
    // A check without the service's settings cannot know them.
    severity: imgOrigins === undefined ? 'warning' : 'error',
    message:
      imgOrigins === undefined
        ? `Pictures from ${origin} show only where the service allows them.`
        : `The app shows no pictures from ${origin}.`,
    hint: 'Put the picture beside the app, or add its origin to IMG_ORIGINS of the service.',
  })
}
