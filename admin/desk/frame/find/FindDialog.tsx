import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import type { BaseUIEvent } from '@base-ui/react/types'
import { Suspense, useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { languages, byLocale, locales } from '../../../../src/format/locales.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import type { IconName } from '../../../../src/ui/icons.ts'
import { IconButton } from '../../../../src/ui/IconButton.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { later } from '../../../../src/ui/later.tsx'
import overlays from '../../../../src/ui/overlays.module.css'
import { useOverlay } from '../../../../src/ui/useOverlay.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { areaAt, type Area, pages, type FurtherPage } from '../../kit/areas.ts'
import { factText } from '../../facts/names/valueText.ts'
import { focusHeading } from '../../kit/PageHeader.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import type { FoundKind, Findable } from './Findable.ts'
import { type Found, findGroups, type FoundGroup } from './findGroups.ts'
import styles from './FindDialog.module.css'
import { formatFact, isFactOf } from '../../../../src/format/fact.ts'
import { factName } from '../../../../src/format/facts/factName.ts'
import { listFacts, searchText } from '../../../../src/format/facts/findFacts.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { noticeList } from '../../facts/documents/noticeList.ts'
import { factPlace } from '../../facts/names/factPlace.ts'
import { listScreenDocuments } from '../../facts/documents/ScreenDocument.ts'
import { blocks } from '../../../../src/format/blocks/Block.ts'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { valueAt } from '../../../../src/format/check/valueAt.ts'
import { blockLabel } from '../../../../src/format/facts/screenTitle.ts'
import { listOf, memberOf, objectOf } from '../../../../src/format/value/isObject.ts'
import { blockName } from '../../facts/documents/blockName.ts'
import { blocksOf, screenTree } from '../../facts/documents/screenTree.ts'
import { isComposing } from '../../../../src/ui/isComposing.ts'
import { comparable } from '../../../../src/format/text/typedText.ts'
import { type Sheet, useVerbs } from './useVerbs.ts'

const icons = {
  pages: 'home',
  settings: 'percent',
  announcements: 'notice',
  screens: 'image',
  texts: 'language',
  verbs: 'play',
} as const satisfies Readonly<Record<FoundKind, IconName>>

const StopDialog = later(async () => (await import('../../changes/stops/StopDialog.tsx')).StopDialog)
const PhoneSheet = later(async () => (await import('./PhoneSheet.tsx')).PhoneSheet)

interface FindDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** It has closed, and so has what was opened from it. */
  readonly onGone: () => void
}

/** Finds a page, a setting, a notice, a dialog, a screen or a text, and goes to it; or something to do, and does it. */
export function FindDialog({ open, onClose, onGone }: FindDialogProps) {
  const { t } = useWords()
  const [isClosed, setClosed] = useState(false)
  const [sheet, setSheet] = useState<Sheet>()
  const hasChosen = useRef(false)
  useOverlay(open, onClose)

  function handleSheetClose() {
    onGone()
    // It opened where the search was, which left the focus nowhere.
    focusHeading()
  }

  if (isClosed && sheet !== undefined)
    return (
      <Suspense fallback={null}>
        {sheet === 'phone' ? (
          <PhoneSheet onClose={handleSheetClose} />
        ) : (
          <StopDialog open at={sheet.stop} onClose={handleSheetClose} />
        )}
      </Suspense>
    )
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      onOpenChangeComplete={(next) => {
        if (next) return
        setClosed(true)
        if (sheet === undefined) onGone()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={overlays.backdrop} />
        <Dialog.Viewport className={joinNames(overlays.viewport, styles.viewport)}>
          {/* What was chosen takes the focus itself. */}
          <Dialog.Popup className={styles.popup} aria-label={t('find.title')} finalFocus={() => !hasChosen.current}>
            <Finder
              onClose={onClose}
              onOpen={(next) => {
                hasChosen.current = true
                setSheet(next)
              }}
              onChosen={({ path }) => {
                hasChosen.current ||= path !== undefined
                onClose()
              }}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface FinderProps {
  readonly onClose: () => void
  readonly onOpen: (sheet: Sheet) => void
  readonly onChosen: (found: Found) => void
}

function Finder({ onClose, onOpen, onChosen }: FinderProps) {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const snapshot = useDraftSnapshot()
  const [search, setSearch] = useState('')
  // The list is long to draw: the box keeps up with the typing, the list follows.
  const wanted = useDeferredValue(search.trim())
  // As it was when the search opened: the list must not change under the hands.
  const [opened] = useState(snapshot)
  const verbs = useVerbs(onOpen)
  const index = useMemo(() => [...verbs, ...createFindIndex(opened, words)], [verbs, opened, words])
  const groups = useMemo(() => findGroups(index, wanted, words.locale), [index, wanted, words.locale])
  const count = groups.reduce((sum, { items, more }) => sum + items.length + more, 0)

  function handleChoose(found: Found) {
    const { path, fact, run } = found
    onChosen(found)
    run?.()
    if (path !== undefined) navigate(path, fact === undefined ? undefined : { state: { fact } })
  }

  /** Enter is meant for what is typed, also while the list still shows what was found before. */
  function handleKeyDown(event: BaseUIEvent<KeyboardEvent>) {
    const typed = search.trim()
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || typed === wanted) return
    event.preventBaseUIHandler()
    const [first] = findGroups(index, typed, words.locale).flatMap(({ items }) => items)
    if (first) handleChoose(first)
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={search}
      onValueChange={setSearch}
      itemToStringValue={({ label }: Found) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.box}>
        <Icon name="search" size={18} />
        <Autocomplete.Input
          className={styles.input}
          aria-label={t('find.title')}
          placeholder={t('find.hint')}
          onKeyDown={handleKeyDown}
        />
        <IconButton icon="close" label={t('ui.close')} onClick={onClose} />
      </div>
      <Autocomplete.Status className={styles.status}>
        {wanted !== '' && count > 0 && t('find.found', { count })}
      </Autocomplete.Status>
      <div className={styles.results}>
        <Autocomplete.Empty>
          {wanted !== '' && <p className={styles.empty}>{t('find.nothing', { search: wanted })}</p>}
        </Autocomplete.Empty>
        <Autocomplete.List className={styles.list}>
          {(group: FoundGroup) => (
            <Autocomplete.Group key={group.kind} items={group.items} className={styles.group}>
              <Autocomplete.GroupLabel className={styles.name}>{t(`find.${group.kind}`)}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: Found) => (
                  <Autocomplete.Item
                    key={item.id}
                    value={item}
                    className={styles.item}
                    onClick={() => handleChoose(item)}
                  >
                    <Icon name={iconOf(item)} size={16} />
                    <span className={styles.label} lang={item.locale && languages[item.locale].tag}>
                      {item.label}
                    </span>
                    <span className={styles.note}>
                      {item.kind === 'settings' && item.fact !== undefined
                        ? factText(item.fact, readValue(opened, item.fact), words)
                        : item.note}
                    </span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
              {group.more > 0 && <p className={styles.more}>{t('find.more', { count: group.more })}</p>}
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  )
}

function iconOf({ kind, path }: Found): IconName {
  return (kind === 'pages' && path !== undefined ? areaAt(path)?.icon : undefined) ?? icons[kind]
}

/**
 * Everything that a search can find. Names of facts are worked out from whole documents: once when the search opens,
 * and not at every key.
 */
function createFindIndex(snapshot: DraftSnapshot, words: Words): readonly Findable[] {
  const facts = factsHere(snapshot)
  // A text has its three languages in one entry.
  const listed = listFacts(facts).filter((fact) => isFactOf('settings', fact) || isFactOf('dialog', fact))
  const notices = noticeList(snapshot).map(({ notice }) => notice)
  return [
    ...pages.map((page) => pageEntry(page, words)),
    ...listed.flatMap((fact) => factEntry(fact, facts, words)),
    ...notices.flatMap((notice) => factEntry(formatFact({ kind: 'notice', id: notice.id }), facts, words, notice)),
    ...screenEntries(facts, words),
    ...menuEntries(facts, words),
    ...textEntries(facts, words),
  ]
}

/** Further words for a page, with the names of the earlier pages that it holds now. */
const pageWords: Readonly<Partial<Record<(Area | FurtherPage)['name'], string>>> = {
  overview: 'calendar schedules 캘린더 달력 예약 日历 日程',
  reports: 'reports faults errors 오류 보고 신고 异常报告 故障 报错',
  money: 'limits pay ways payment 한도 결제 수단 입출금 수단 限额 支付方式',
  messages: 'notices dialogs banners popups 공지 안내창 팝업 배너 公告 弹窗 横幅',
  texts: 'copy words translation 문구 번역 文案 翻译',
  changes: 'review publish draft 검토 배포 审核 检查并发布',
  history: 'audit log releases rollback 감사 기록 릴리스 롤백 审计日志 版本 回滚',
  people: 'team account operators password sessions 운영자 팀 내 계정 비밀번호 团队 账号 账户 密码',
}

function pageEntry({ path, name }: Area | FurtherPage, { t }: Words): Findable {
  const label = t(`areas.${name}`)
  return {
    id: `page ${path}`,
    kind: 'pages',
    label,
    words: comparable(`${label} ${path} ${pageWords[name] ?? ''}`),
    path,
  }
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
      words: comparable(`${searchText(fact, live)} ${path}`),
      path: `/screens/${id}`,
    }
  })
}

/** Fewer are a button or two, which nobody looks for as a menu. */
const LEAST = 3

/** The menus that are blocks of a screen: lines and icons with fixed entries, and what members share. */
function menuEntries(facts: Facts, words: Words): readonly Findable[] {
  const copy = facts.copy[words.locale]
  return listScreenDocuments(facts, words.locale).flatMap(({ id, title }) => {
    const document = facts.read(formatFact({ kind: 'screen', id }))
    return blocksOf(screenTree(document, copy)).flatMap((block) => {
      const value = valueAt(document, block.path)
      const items = listOf(memberOf(value, 'items'))
      const isMenu =
        (block.type === 'cells' && items.length > 0) ||
        (block.type === 'buttons' && memberOf(value, 'layout') === 'icons' && items.length >= LEAST) ||
        (block.type === 'copyable' && memberOf(value, 'qr') === true)
      if (!isMenu || block.type === undefined) return []
      // One without words of its own has those of its entries, which stand beside it.
      const name =
        block.label === undefined ? blocks[block.type].title[words.locale] : blockName(block, document, copy, words)
      const label = words.t('find.partOn', { name, screen: title })
      const note = words.list(items.flatMap((item) => blockLabel(objectOf(item), copy) ?? []))
      const pointer = toPointer(block.path)
      return [
        {
          id: `block ${id}${pointer}`,
          kind: 'screens' as const,
          label,
          note,
          words: comparable(`${label} ${note}`),
          path: `/screens/${id}?at=${encodeURIComponent(pointer)}`,
        },
      ]
    })
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
      words: comparable([key, ...locales.map((each) => says[each])].join('\n')),
      path: `/texts?keys=${encodeURIComponent(key)}`,
      says,
      fact: formatFact({ kind: 'copy', locale, key }),
    }
  })
}
