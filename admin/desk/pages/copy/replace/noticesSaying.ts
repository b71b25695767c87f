import { noticeName } from '../../../../../src/format/facts/noticeName.ts'
import type { Locale } from '../../../../../src/format/locales.ts'
import type { Notice } from '../../../../../src/format/notices.ts'
import type { KeyUse } from '../../../facts/texts/usesOfKeys.ts'
import { patternOf, type Sought } from './findHits.ts'
import { wholeSyllables } from '../../../../../src/format/text/typedText.ts'

/** The notices and banners in whose own words something is found: no change of the copy reaches those. */
export function noticesSaying(notices: readonly Notice[], sought: Sought, locale: Locale): readonly KeyUse[] {
  if (sought.find === '') return []
  const pattern = patternOf(sought)
  const says = ({ title, body }: Notice) =>
    sought.locales.some((each) =>
      [title[each], body[each]].some((text) => text !== undefined && wholeSyllables(text).search(pattern) >= 0),
    )
  return notices
    .filter(says)
    .map(({ id, title }) => ({ label: noticeName(title, locale) || id, path: `/messages/notices/${id}` }))
}
