import { locales } from '../locales.ts'
import type { Notice } from '../notices.ts'
import { checkAudience } from './checkAudience.ts'
import { checkPeriod } from './checkPeriod.ts'
import { isBlank } from './isBlank.ts'
import { strayCharacter } from './strayCharacter.ts'
import type { Found } from './Document.ts'

/** Unique ids, a time that runs forwards, and a warning for each language in which a notice will be hidden. */
export function checkNotices(notices: readonly Notice[], report: (found: Found) => void): void {
  const seen = new Set<string>()
  notices.forEach((notice, index) => {
    const path = ['notices', index] as const
    if (seen.has(notice.id))
      report({ path: [...path, 'id'], code: 'duplicate-id', message: `Another notice is called "${notice.id}".` })
    seen.add(notice.id)
    const hasBody = Object.values(notice.body).some((text) => !isBlank(text))
    const what = `The notice "${notice.id}"`
    checkPeriod(notice, what, path, report)
    checkAudience(notice.audience, what, [...path, 'audience'], report)
    for (const locale of locales) {
      for (const part of ['title', 'body'] as const) {
        const character = strayCharacter(notice[part][locale] ?? '')
        if (character !== undefined)
          report({
            path: [...path, part, locale],
            code: 'shape',
            said: { id: 'notice-character', values: { notice: notice.id, locale } },
            message: `The notice "${notice.id}" has ${character} in it in ${locale}.`,
            hint: 'It came with a copied text and cannot be seen: type the text again.',
          })
      }
      if (isBlank(notice.title[locale] ?? '') || (hasBody && isBlank(notice.body[locale] ?? ''))) {
        report({
          path,
          code: 'notice-language',
          severity: 'warning',
          said: { id: 'notice-language', values: { notice: notice.id, locale } },
          message: `The notice "${notice.id}" has no text in ${locale} and is hidden there.`,
          hint: `Write its title${hasBody ? ' and body' : ''} in ${locale}.`,
        })
      }
    }
  })
}
