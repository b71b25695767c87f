import { locales } from '../locales.ts'
import type { Notice } from '../notices.ts'
import type { Found } from './Document.ts'

/** Unique ids, a time that runs forwards, and a warning for each language in which a notice will be hidden. */
export function checkNotices(notices: readonly Notice[], report: (found: Found) => void): void {
  const seen = new Set<string>()
  notices.forEach((notice, index) => {
    const path = ['notices', index] as const
    if (seen.has(notice.id))
      report({ path: [...path, 'id'], code: 'duplicate-id', message: `Another notice is called "${notice.id}".` })
    seen.add(notice.id)
    if (notice.from !== undefined && notice.until !== undefined && notice.from >= notice.until) {
      report({ path: [...path, 'until'], code: 'min-max', message: `The notice "${notice.id}" ends before it begins.` })
    }
    for (const locale of locales) {
      if ((notice.title[locale] ?? '') === '' || (notice.body[locale] ?? '') === '') {
        report({
          path,
          code: 'notice-language',
          severity: 'warning',
          message: `The notice "${notice.id}" has no text in ${locale} and is hidden there.`,
          hint: `Write its title and body in ${locale}.`,
        })
      }
    }
  })
}
