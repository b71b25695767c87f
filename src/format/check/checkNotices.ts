import type { Block } from '../blocks/Block.ts'
import { blocksIn } from '../blocks/innerBlocks.ts'
import { locales } from '../locales.ts'
import { isBanner, type Notice } from '../notices.ts'
import type { Path } from '../shape/JsonShape.ts'
import { checkAudience } from './checkAudience.ts'
import { checkPeriod } from './checkPeriod.ts'
import { checkPicture } from './checkPicture.ts'
import type { Facts } from './Facts.ts'
import { isBlank } from './isBlank.ts'
import { strayCharacter } from './strayCharacter.ts'
import type { Found } from './Document.ts'

type Report = (found: Found) => void
type Pictures = Pick<Facts, 'imgOrigins'>

/**
 * Unique ids, a time that runs forwards, banners with pictures, and a warning for each language in which a notice will
 * be hidden.
 */
export function checkNotices(notices: readonly Notice[], facts: Pictures, report: Report): void {
  const seen = new Set<string>()
  notices.forEach((notice, index) => {
    const path = ['notices', index] as const
    if (seen.has(notice.id))
      report({ path: [...path, 'id'], code: 'duplicate-id', message: `Another notice is called "${notice.id}".` })
    seen.add(notice.id)
    const what = `The notice "${notice.id}"`
    checkPeriod(notice, what, path, report)
    checkAudience(notice.audience, what, [...path, 'audience'], report)
    if (isBanner(notice)) checkBanner(notice, path, facts, report)
    else checkNoBanner(notice, path, report)
    checkCharacters(notice, path, report)
    checkLanguages(notice, path, report)
  })
}

/** A warning for each banner, where no screen that is played shows any. */
export function checkBannersShown(
  notices: readonly Notice[],
  screens: readonly { readonly body: readonly Block[] }[],
  report: Report,
): void {
  const shows = (block: Block): boolean => block.type === 'carousel' && block.place === 'banner' && !block.off
  if (screens.some(({ body }) => blocksIn(body).some(shows))) return
  notices.forEach((notice, index) => {
    if (notice.on && isBanner(notice))
      report({
        path: ['notices', index],
        code: 'banner-nowhere',
        severity: 'warning',
        said: { id: 'banner-nowhere', values: { notice: notice.id } },
        message: `The banner "${notice.id}" shows nowhere: no screen has operators' banners.`,
        hint: 'Set `"place": "banner"` at a carousel that is switched on, as on home.',
      })
  })
}

/** Two lines of a banner's text on a small phone. */
const LONGEST_ON_PICTURE = 80

function checkBanner(notice: Notice, path: Path, facts: Pictures, report: Report): void {
  const { id, places, picture = {} } = notice
  const said = (rule: string) => ({ id: rule, values: { notice: id } })
  if (places.length > 1)
    report({
      path: [...path, 'places'],
      code: 'shape',
      said: said('banner-alone'),
      message: `The banner "${id}" shows elsewhere, too.`,
      hint: 'A banner is a picture: write a notice of its own for the other places.',
    })
  if (Object.keys(picture).length === 0)
    report({
      path: [...path, ...(notice.picture ? ['picture'] : [])],
      code: 'shape',
      said: said('banner-picture'),
      message: `The banner "${id}" has no picture.`,
      hint: 'Choose one in at least one language.',
    })
  if (Object.values(notice.body).some((text) => text.length > LONGEST_ON_PICTURE))
    report({
      path: [...path, 'body'],
      code: 'shape',
      said: said('banner-text'),
      message: `The text of the banner "${id}" is longer than the two lines that its picture shows.`,
      hint: `Say it in ${LONGEST_ON_PICTURE} characters at most.`,
    })
  if (notice.button && notice.link === undefined)
    report({
      path: [...path, 'button'],
      code: 'shape',
      said: said('banner-button'),
      message: `The button of the banner "${id}" leads nowhere.`,
      hint: 'Choose where it leads, or take the button away.',
    })
  for (const [locale, address] of Object.entries(picture))
    checkPicture(address, [...path, 'picture', locale], facts, report)
}

function checkNoBanner(notice: Notice, path: Path, report: Report): void {
  for (const part of ['picture', 'button', 'link'] as const)
    if (notice[part] !== undefined)
      report({
        path: [...path, part],
        code: 'shape',
        said: { id: `banner-only-${part}`, values: { notice: notice.id } },
        message: `The notice "${notice.id}" is not a banner, so its ${part} has no effect.`,
        hint: `Take the ${part} away, or let it show as a banner alone.`,
      })
}

function checkCharacters({ id, title, body }: Notice, path: Path, report: Report): void {
  for (const locale of locales)
    for (const [part, texts] of [['title', title] as const, ['body', body] as const]) {
      const character = strayCharacter(texts[locale] ?? '')
      if (character !== undefined)
        report({
          path: [...path, part, locale],
          code: 'shape',
          said: { id: 'notice-character', values: { notice: id, locale } },
          message: `The notice "${id}" has ${character} in it in ${locale}.`,
          hint: 'It came with a copied text and cannot be seen: type the text again.',
        })
    }
}

function checkLanguages(notice: Notice, path: Path, report: Report): void {
  const { id, title, body, picture = {}, button = {} } = notice
  const needed = [title, ...[body, picture, button].filter(hasWords)]
  const hasBody = hasWords(body)
  for (const locale of locales) {
    if (needed.every((part) => !isBlank(part[locale] ?? ''))) continue
    const words = isBanner(notice)
      ? {
          said: { id: 'banner-language', values: { notice: id, locale } },
          message: `The banner "${id}" has no picture, or no words for it, in ${locale} and is hidden there.`,
          hint: `Choose its picture and write its words in ${locale}.`,
        }
      : {
          said: { id: 'notice-language', values: { notice: id, locale } },
          message: `The notice "${id}" has no text in ${locale} and is hidden there.`,
          hint: `Write its title${hasBody ? ' and body' : ''} in ${locale}.`,
        }
    report({ path, code: 'notice-language', severity: 'warning', ...words })
  }
}

const hasWords = (texts: Notice['title']): boolean => Object.values(texts).some((text) => !isBlank(text))
