import { createColumnHelper, useTable } from '@tanstack/react-table'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isBanner } from '../../../../src/format/notices.ts'
import { comparable } from '../../../../src/format/text/typedText.ts'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { OptionChips } from '../../../../src/ui/OptionChips.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { newMessageId } from '../../facts/documents/noticeValue.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { audienceText } from '../../facts/names/audienceText.ts'
import { periodText } from '../../facts/names/periodText.ts'
import { showState, type ShowState, useServiceNow } from '../../fields/audience/PeriodBadge.tsx'
import { DataTable } from '../../kit/DataTable.tsx'
import density from '../../kit/density.module.css'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { RowMenu, type RowMenuItem } from '../../kit/RowMenu.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import { useNarrow } from '../../kit/useNarrow.ts'
import { shownPicture } from '../../library/shownPicture.ts'
import { usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { type Words, useWords } from '../../words/useWords.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import { messageList, type Message } from './messageList.ts'
import { MessageBadges } from './MessageState.tsx'
import { RemoveMessage } from './RemoveMessage.tsx'
import styles from './messages.module.css'
import { formatFact } from '../../../../src/format/fact.ts'
import { byLocale } from '../../../../src/format/locales.ts'
import { objectOf } from '../../../../src/format/value/isObject.ts'
import { newDialog, OK_KEY, ownKeysOf, shownValues, writtenDialog } from '../../facts/documents/dialogValue.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { meaningOf, readSaved, readValue } from '../../facts/draft/readValue.ts'
import { textNow } from '../../facts/texts/cellState.ts'
import { editsOfText } from '../../facts/texts/ownTexts.ts'

const shows = ['all', 'running', 'planned', 'over', 'off'] as const
type Show = (typeof shows)[number]

/** Every notice, banner and dialog: where, when and to whom. */
export function MessagesPage() {
  const words = useWords()
  const { t } = words
  usePreviewPath('/')
  const snapshot = useDraftSnapshot()
  const now = useServiceNow()
  const mayEdit = useMay('editor')
  const isNarrow = useNarrow()
  const [search, setSearch] = useState('')
  const [show, setShow] = useState<Show>('all')
  const wanted = useDeferredValue(comparable(search.trim()))
  const all = useMemo(() => messageList(snapshot, words), [snapshot, words])
  const shown = all.filter(
    (message) =>
      (show === 'all' || statesOf(message, now).includes(show)) &&
      [message.name, message.where, t(`messages.${message.kind}`)].some((text) => comparable(text).includes(wanted)),
  )
  const { menuOf, asked, ask, problem } = useActions()
  const columns = useMemo(() => columnsIn(words, mayEdit ? menuOf : undefined), [words, mayEdit, menuOf])
  const table = useTable({ features: sortedFeatures, columns, data: shown, getRowId: ({ fact }) => fact })
  return (
    <>
      <PageHeader
        title={t('areas.messages')}
        text={t('messages.text')}
        actions={mayEdit && !isNarrow && <NewMessage />}
      />
      <div className={joinNames(density.dense, styles.tools)}>
        <search>
          <SearchField label={t('messages.search')} value={search} onChange={setSearch} />
        </search>
        <OptionChips
          label={t('messages.show')}
          hideLabel
          value={show}
          options={shows.map((each) => ({
            value: each,
            label: t(each === 'all' ? 'messages.showAll' : `period.${each}`),
          }))}
          onChange={(value) => setShow(shows.find((each) => each === value) ?? 'all')}
        />
      </div>
      <Problem error={problem} />
      <RemoveMessage message={asked} onRemoved={() => undefined} onClose={() => ask(undefined)} />
      <div className={styles.list}>
        <DataTable
          caption={t('areas.messages')}
          table={table}
          empty={
            all.length === 0 ? (
              <EmptyState icon="notice" title={t('messages.none')} text={t('messages.noneWhy')} />
            ) : (
              <EmptyState icon="search" title={t('parts.nothingMatches')} text={t('messages.showMore')} />
            )
          }
        />
      </div>
      {mayEdit && isNarrow && (
        <div className={styles.new}>
          <NewMessage />
        </div>
      )}
    </>
  )
}

/** How a message stands with members and in the draft; one that nothing opens is as good as off. */
function statesOf({ shown, live, opensBy }: Message, now: number): readonly ShowState[] {
  if (shown.on && opensBy !== 'itself') return [opensBy === 'action' ? 'running' : 'off']
  return [shown, ...(live === undefined ? [] : [live])].map((each) => showState(each, now))
}

function NewMessage() {
  const { t } = useWords()
  const api = useApi()
  const navigate = useNavigate()
  const idOf = (prefix: 'n' | 'own-d') => newMessageId(prefix, api.now(), Math.random)
  return (
    <RowMenu
      label={t('messages.new')}
      isNamed
      items={[
        {
          label: t('messages.notice'),
          icon: icons.notice,
          onChoose: () => navigate(`/messages/notices/${idOf('n')}`),
        },
        {
          label: t('messages.banner'),
          icon: icons.banner,
          onChoose: () => navigate(`/messages/notices/${idOf('n')}?banner`),
        },
        {
          label: t('messages.dialog'),
          icon: icons.dialog,
          onChoose: () => navigate(`/messages/dialogs/${idOf('own-d')}`),
        },
      ]}
    />
  )
}

/** Actions on a message in its row. */
function useActions() {
  const { t } = useWords()
  const api = useApi()
  const draft = useDraft()
  const navigate = useNavigate()
  const [asked, ask] = useState<Message>()
  const [problem, setProblem] = useState<unknown>()
  const menuOf = useMemo(() => {
    async function copy(message: Message) {
      setProblem(undefined)
      const isDialog = message.kind === 'dialog'
      const id = newMessageId(isDialog ? 'own-d' : 'n', api.now(), Math.random)
      try {
        await draft.editAll(copied(message, id, draft.getSnapshot()))
        navigate(`/messages/${isDialog ? 'dialogs' : 'notices'}/${id}`)
      } catch (error) {
        setProblem(error)
      }
    }
    return (message: Message): readonly RowMenuItem[] => {
      const { fact, change, shown, canRemove } = message
      if (change === 'removed') return []
      return [
        { label: t('messages.copy'), icon: 'copy', onChoose: () => void copy(message) },
        {
          label: t(shown.on ? 'messages.switchOff' : 'messages.switchOn'),
          icon: shown.on ? 'pause' : 'play',
          onChoose: () => draft.edit(fact, switched(message, !shown.on, draft.getSnapshot())),
        },
        ...(canRemove
          ? ([{ label: t('messages.remove'), icon: 'trash', isDangerous: true, onChoose: () => ask(message) }] as const)
          : []),
      ]
    }
  }, [t, api, draft, navigate])
  return { menuOf, asked, ask, problem }
}

const icons = { notice: 'notice', banner: 'image', dialog: 'message' } as const

const helper = createColumnHelper<typeof sortedFeatures, Message>()
const columnsIn = (words: Words, menuOf: ((message: Message) => readonly RowMenuItem[]) | undefined) => {
  const { t } = words
  const nameOf = ({ name }: Message) => name || t('messages.untitled')
  return helper.columns([
    helper.accessor(nameOf, {
      id: 'title',
      header: t('messages.message'),
      sortFn: 'text',
      cell: ({ row: { original }, getValue }) => (
        <span className={styles.name}>
          <span className={styles.kind}>
            <Icon name={icons[original.kind]} size={16} />
            {t(`messages.${original.kind}`)}
          </span>
          <BannerPicture message={original} words={words} />
          <RowLink to={original.path}>{getValue()}</RowLink>
        </span>
      ),
    }),
    helper.display({ id: 'where', header: t('messages.where'), cell: ({ row: { original } }) => original.where }),
    helper.accessor(({ shown }) => shown.from ?? '', {
      id: 'when',
      header: t('messages.when'),
      sortFn: 'text',
      cell: ({ row: { original } }) => periodText(original.shown, words),
    }),
    helper.display({
      id: 'whom',
      header: t('audience.title'),
      cell: ({ row: { original } }) => audienceText(original.shown.audience, words),
    }),
    helper.display({
      id: 'state',
      header: t('messages.state'),
      cell: ({ row: { original } }) => <MessageBadges message={original} />,
    }),
    ...(menuOf === undefined
      ? []
      : [
          helper.display({
            id: 'menu',
            header: '',
            cell: ({ row: { original } }) => {
              const items = menuOf(original)
              return (
                items.length > 0 && <RowMenu label={t('messages.actions', { name: nameOf(original) })} items={items} />
              )
            },
          }),
        ]),
  ])
}

/** Picture of a banner: in the operator's language, or in the first that it has. */
function BannerPicture({ message: { notice }, words }: { readonly message: Message; readonly words: Words }) {
  if (notice === undefined || !isBanner(notice)) return null
  const src = shownPicture(notice.picture?.[words.locale] ?? Object.values(notice.picture ?? {})[0] ?? '')
  return src === undefined ? null : <img className={styles.banner} src={src} alt="" loading="lazy" />
}

/** Value of a message that is switched on or off. */
function switched({ fact, dialog }: Message, on: boolean, snapshot: DraftSnapshot): unknown {
  const written = readValue(snapshot, fact)
  if (dialog === undefined) return { ...objectOf(written), on }
  const before = meaningOf(snapshot, fact, readSaved(snapshot, fact))
  return writtenDialog({ ...shownValues(dialog.dialog, written), on }, before)
}

/**
 * Edits that make a copy of a message under another id. A dialog's texts become own texts of the copy, which opens by
 * itself: without the button that stops an action, and without the words of one.
 */
function copied({ dialog, notice }: Message, id: string, snapshot: DraftSnapshot): ReadonlyMap<string, unknown> {
  if (dialog === undefined) return new Map([[formatFact({ kind: 'notice', id }), { ...notice, id }]])
  const { cancel: _cancel, ...shown } = dialog.dialog
  const keys = ownKeysOf(id)
  const isOk = shown.confirm === OK_KEY
  const textOf = (key: string) => byLocale((locale) => textNow(snapshot, key, locale))
  const value = { ...shown, ...keys, ...(isOk && { confirm: OK_KEY }) }
  return new Map([
    ...editsOfText(keys.title, textOf(shown.title)),
    ...editsOfText(keys.body, textOf(shown.body)),
    ...(isOk ? [] : editsOfText(keys.confirm, textOf(shown.confirm))),
    [formatFact({ kind: 'dialog', id }), writtenDialog(value, newDialog(id))] as const,
  ])
}
