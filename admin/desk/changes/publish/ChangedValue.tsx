import { isObject, listOf, textsOf } from '../../../../src/format/value/isObject.ts'
import { factText, isStructured, valueText } from '../../facts/names/valueText.ts'
import { DocumentChanges } from '../../fields/status/DocumentChanges.tsx'
import { shownPicture } from '../../library/shownPicture.ts'
import { toWallTime } from '../../kit/zonedTime.ts'
import styles from './review.module.css'
import { isAudience } from '../../../../src/format/audience.ts'
import { audienceText } from '../../facts/names/audienceText.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { type Words, useWords } from '../../words/useWords.ts'
import { isLocale } from '../../../../src/format/locales.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import type { Dialog } from '../../../../src/format/lists.ts'
import { filledDialog } from '../../facts/documents/dialogValue.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { factsNamed } from '../../facts/draft/ownFacts.ts'
import { periodText } from '../../facts/names/periodText.ts'
import { listScreenDocuments } from '../../facts/documents/ScreenDocument.ts'

const AUDIENCE = 'audience'
/** Properties that a new notice does not have to show. */
const minor = new Set(['on', 'tone', 'zone', 'priority'])

export interface ChangedValueProps {
  readonly fact: string
  readonly value: unknown
  /** The value before it. */
  readonly before?: unknown
  /** The value after it. */
  readonly after?: unknown
}

/** A value in words; for a notice only the differences from `before`, for a dialog those from either. */
export function ChangedValue({ fact, value, before, after }: ChangedValueProps) {
  const words = useWords()
  if (isDialog(value)) return <ChangedDialog value={value} other={before ?? after} isNew={before === null} />
  // Differences of a whole document, or of a list of entries, are told beside the new one.
  if (isStructured(fact, value))
    return isStructured(fact, before) ? (
      <DocumentChanges before={before} after={value} />
    ) : (
      <span className={styles.value}>{valueText(value, words)}</span>
    )
  if (!isObject(value)) return <span className={styles.value}>{factText(fact, value, words)}</span>
  const zone = typeof value['zone'] === 'string' ? value['zone'] : 'UTC'
  const lines = linesOf(value, before, zone)
  const isBanner = listOf(value['places']).includes('banner')
  const titles = textsOf(value['title'])
  return (
    <dl className={styles.lines}>
      {lines.map(([keys, text]) => (
        <div key={keys.join()}>
          <dt>{nameOf(isBanner && keys[0] === 'title' ? ['alt', ...keys.slice(1)] : keys, words)}</dt>
          <dd className={styles.value}>
            <Shown keys={keys} value={text} says={titles[keys[1] ?? ''] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Lines of a notice; beside another only what differs, also what it lacks. */
function linesOf(value: Readonly<Record<string, unknown>>, before: unknown, zone: string): readonly Leaf[] {
  const leaves = flat(value, zone)
  if (!isObject(before)) return leaves.filter(([[key = '']]) => !minor.has(key))
  const others = flat(before, zone)
  const inOther = (all: readonly Leaf[], keys: Leaf[0]) => all.find(([other]) => sameValue(other, keys))
  return [
    ...leaves.filter(([keys, leaf]) => !sameValue(leaf, inOther(others, keys)?.[1])),
    ...others.filter(([keys]) => inOther(leaves, keys) === undefined).map(([keys]): Leaf => [keys, null]),
  ]
}

/** A value by the keys that lead to it. */
type Leaf = readonly [readonly string[], unknown]

interface ShownProps {
  readonly keys: readonly string[]
  readonly value: unknown
  /** The title in the same language. */
  readonly says: string
}

/** A picture is looked at; everything else is read. */
function Shown({ keys, value, says }: ShownProps) {
  const words = useWords()
  const src = keys[0] === 'picture' && typeof value === 'string' ? shownPicture(value) : undefined
  return src === undefined ? wordOf(keys, value, words) : <img className={styles.picture} src={src} alt={says} />
}

/** A key of a notice, such as "Title, Korean". */
function nameOf(keys: readonly string[], { t, coded, language: named }: Words): string {
  if (keys[0] === AUDIENCE) return t('audience.title')
  const [field = '', language] = keys.map((key) => (isLocale(key) ? named(key) : coded(`fields.${key}`)) ?? key)
  return language === undefined ? field : t('fields.inLanguage', { field, language })
}

/** Places, tones and whom it is for have names. */
function wordOf([key = '']: readonly string[], value: unknown, words: Words): string {
  const named = (item: unknown) => words.coded(`${key === 'tone' ? 'tones' : key}.${String(item)}`) ?? item
  if (key === AUDIENCE) return (isAudience(value) && audienceText(value, words)) || words.t('audience.everybody')
  if (key === 'places' && Array.isArray(value)) return valueText(value.map(named), words)
  return valueText(key === 'tone' ? named(value) : value, words)
}

function isDialog(value: unknown): boolean {
  return isObject(value) && 'confirm' in value
}

/** The leaves of a notice by their keys; moments as the clock of its own zone shows them. */
function flat(value: Readonly<Record<string, unknown>>, zone: string, around: readonly string[] = []): readonly Leaf[] {
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, below]) => {
      const keys = [...around, key]
      return isObject(below) && key !== AUDIENCE
        ? flat(below, zone, keys)
        : [[keys, isInstant(below) ? `${toWallTime(below, zone).replace('T', ' ')} (${zone})` : below] as const]
    })
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:]+Z$/.test(value)
}

interface ChangedDialogProps {
  readonly value: unknown
  readonly other: unknown
  /** It is added, and there was none before it. */
  readonly isNew: boolean
}

/** A dialog in words; compared with another one only the differences. */
function ChangedDialog({ value, other, isNew }: ChangedDialogProps) {
  const words = useWords()
  const facts = factsNamed(useDraftSnapshot())
  const dialog = filledDialog(value)
  const lines = dialogLines(dialog, facts, words)
  const others = dialogLines(filledDialog(other), facts, words)
  const shown = Object.entries(lines).filter(([name, text]) => !isObject(other) || others[name] !== text)
  const title = facts.copy[words.locale][dialog.title] ?? dialog.title
  return (
    <>
      {isNew && <p>{words.t('review.newDialog', { title })}</p>}
      <dl className={styles.lines}>
        {shown.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function dialogLines(dialog: Dialog, facts: Facts, words: Words): Readonly<Record<string, string>> {
  const { t, locale } = words
  const said = (key: string) => facts.copy[locale][key] ?? key
  const screens = listScreenDocuments(facts, locale)
  const { on, places, once, priority, title, body, confirm, cancel, tone, audience } = dialog
  const titles = places.map((place) => screens.find(({ path }) => path === place)?.title ?? place)
  return {
    [t('messages.shows')]: valueText(on, words),
    [t('fields.places')]: valueText(titles, words),
    [t('fields.once')]: t(`once.${once}`),
    [t('fields.priority')]: valueText(priority, words),
    [t('review.time')]: periodText(dialog, words),
    [t('audience.title')]: audienceText(audience, words) || t('audience.everybody'),
    // An editor of documents may change these too.
    [t('review.texts')]: [title, body, confirm, ...(cancel === undefined ? [] : [cancel])].map(said).join(', '),
    [t('fields.tone')]: t(`tones.${tone}`),
  }
}
