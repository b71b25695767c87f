import { fromPointer, toPointer } from '../../../../src/format/check/Document.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { factName } from '../../../../src/format/facts/factName.ts'
import { languageName } from '../../../../src/format/facts/languageName.ts'
import { screenIds } from '../../../../src/format/facts/parseFacts.ts'
import { isObject, listOf, objectOf } from '../../../../src/format/value/isObject.ts'
import { locales, type Locale } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { readValue } from '../../facts/draft/readValue.ts'
import { noticeList } from '../../facts/documents/noticeList.ts'

/** A picture that a document names itself, rather than reading it from the platform. */
export interface PicturePlace {
  readonly fact: string
  /** Where in the value of the fact; empty where the picture is the value. */
  readonly pointer: string
  /** Name of the place. */
  readonly name: string
  /** The address as the operator's change has it. */
  readonly address: string
}

/** Every such place: settings, then banners, then screens. */
export function picturePlaces(snapshot: DraftSnapshot, locale: Locale): readonly PicturePlace[] {
  return [...sponsorPlaces(snapshot, locale), ...bannerPlaces(snapshot, locale), ...screenPlaces(snapshot, locale)]
}

function sponsorPlaces(snapshot: DraftSnapshot, locale: Locale): readonly PicturePlace[] {
  const { live } = snapshot
  const fact = formatFact({ kind: 'settings', pointer: '/sponsors' })
  // The list is one fact, as its own page edits it: one for an entry in it would be laid over every later list.
  return listOf(readValue(snapshot, fact)).flatMap((sponsor, index) => {
    const { title, image } = objectOf(sponsor)
    const name = `${factName(fact, locale, live)} › ${live.copy[locale][String(title)] ?? String(title)}`
    return typeof image === 'string' ? [{ fact, pointer: `/${index}/image`, name, address: image }] : []
  })
}

function bannerPlaces(snapshot: DraftSnapshot, locale: Locale): readonly PicturePlace[] {
  return noticeList(snapshot)
    .filter(({ change }) => change !== 'removed')
    .flatMap(({ notice: { id, picture = {}, ...notice } }) => {
      const fact = formatFact({ kind: 'notice', id })
      const named = factName(fact, locale, snapshot.live, notice)
      return locales.flatMap((each) => {
        const address = picture[each]
        return address === undefined
          ? []
          : [{ fact, pointer: `/picture/${each}`, name: `${named} › ${languageName(each, locale)}`, address }]
      })
    })
}

function screenPlaces(snapshot: DraftSnapshot, locale: Locale): readonly PicturePlace[] {
  return screenIds(snapshot.live).flatMap((id) => {
    const fact = formatFact({ kind: 'screen', id })
    const named = factName(fact, locale, snapshot.live)
    return picturesIn(readValue(snapshot, fact)).map(({ pointer, address, block }) => ({
      fact,
      pointer,
      address,
      name: block === '' ? named : `${named} › ${block}`,
    }))
  })
}

interface FoundPicture {
  readonly pointer: string
  readonly address: string
  /** The id of the block around it. */
  readonly block: string
}

/** An address, unlike an expression and the name of a field of a row. */
const isAddress = (text: string): boolean => !text.startsWith('=') && /^media:|^https:|\//.test(text)

function picturesIn(value: unknown): readonly FoundPicture[] {
  const found: FoundPicture[] = []
  const visit = (item: unknown, path: readonly (string | number)[], around: string): void => {
    if (Array.isArray(item)) return item.forEach((inner, index) => visit(inner, [...path, index], around))
    if (!isObject(item)) return undefined
    const block = typeof item['type'] === 'string' && typeof item['id'] === 'string' ? item['id'] : around
    for (const [key, inner] of Object.entries(item))
      if ((key === 'src' || key === 'image') && typeof inner === 'string' && isAddress(inner))
        found.push({ pointer: toPointer([...path, key]), address: inner, block })
      else visit(inner, [...path, key], block)
    return undefined
  }
  visit(value, [], '')
  return found
}

/** The value of a fact with another picture at a place in it. */
export function withPictureAt(value: unknown, pointer: string, address: string): unknown {
  const put = (item: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return address
    if (Array.isArray(item))
      return item.map((inner: unknown, index) => (String(index) === key ? put(inner, rest) : inner))
    return isObject(item) ? { ...item, [key]: put(item[key], rest) } : item
  }
  return put(value, pointer === '' ? [] : fromPointer(pointer))
}
