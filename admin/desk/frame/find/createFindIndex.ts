import { formatFact } from '../../../../src/format/fact.ts'
import { factName } from '../../../../src/format/facts/factName.ts'
import { listFacts, searchText } from '../../../../src/format/facts/findFacts.ts'
import { isFactOf } from '../../../../src/format/fact.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import { byLocale, locales } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import type { Area } from '../../kit/areas.ts'
import { noticeList } from '../../facts/documents/noticeList.ts'
import { factPlace } from '../../facts/names/factPlace.ts'
import { listScreenDocuments } from '../../facts/documents/ScreenDocument.ts'
import type { Words } from '../../words/useWords.ts'
import type { Findable } from './Findable.ts'

/**
 * Everything that a search can find. Names of facts are worked out from whole documents: once when the search opens,
 * and not at every key.
 */
export function createFindIndex(snapshot: DraftSnapshot, areas: readonly Area[], words: Words): readonly Findable[] {
  const facts = factsHere(snapshot)
  // A text has its three languages in one entry.
  const listed = listFacts(facts).filter((fact) => isFactOf('settings', fact) || isFactOf('dialog', fact))
  const notices = noticeList(snapshot).map(({ notice }) => notice)
  return [
    ...areas.map((area) => pageEntry(area, words)),
    ...listed.flatMap((fact) => factEntry(fact, facts, words)),
    ...notices.flatMap((notice) => factEntry(formatFact({ kind: 'notice', id: notice.id }), facts, words, notice)),
    ...screenEntries(facts, words),
    ...textEntries(facts, words),
  ]
}

function pageEntry({ path, name }: Area, { t }: Words): Findable {
  const label = t(`areas.${name}`)
  return { id: `page ${path}`, kind: 'pages', label, words: `${label} ${path}`.toLowerCase(), path }
}

/** Nothing for a developer's setting, which no page shows. */
function factEntry(fact: string, live: Facts, { locale }: Words, ...values: readonly unknown[]): readonly Findable[] {
  const place = factPlace(fact)
  if (place === undefined) return []
  return [
    {
      id: fact,
      kind: isFactOf('settings', fact) ? 'settings' : 'announcements',
      label: factName(fact, locale, live, ...values),
      words: searchText(fact, live, ...values),
      path: place.path,
      fact,
    },
  ]
}

function screenEntries(live: Facts, { locale }: Words): readonly Findable[] {
  return listScreenDocuments(live, locale).map(({ id, title, path }) => {
    const fact = formatFact({ kind: 'screen', id })
    return {
      id: fact,
      kind: 'screens',
      label: title,
      note: path,
      words: `${searchText(fact, live)} ${path}`.toLowerCase(),
      path: `/screens/${id}`,
    }
  })
}

function textEntries({ copy }: Facts, { locale }: Words): readonly Findable[] {
  const keys = new Set(locales.flatMap((each) => Object.keys(copy[each])))
  return [...keys].map((key) => {
    const says = byLocale((each) => copy[each][key] ?? '')
    return {
      id: `text ${key}`,
      kind: 'texts',
      label: says[locale],
      note: key,
      words: [key, ...locales.map((each) => says[each])].join('\n').toLowerCase(),
      path: `/copy?keys=${encodeURIComponent(key)}`,
      says,
      fact: formatFact({ kind: 'copy', locale, key }),
    }
  })
}
