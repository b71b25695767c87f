import { useMemo, useState, type ReactNode } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { useLoaded } from '../../../ui/useLoaded.ts'
import { NoticeBar } from '../../../ui/NoticeBar.tsx'
import { useDerived, useText } from '../../reading/useDerived.ts'
import { useNotices } from '../../reading/notices.ts'
import type { NoticeItem } from './NoticeList.tsx'
import { NoticesSkeleton } from './NoticesSkeleton.tsx'
import { readLines, rowsExpression } from '../../reading/readLines.ts'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'

// A page of messages has it; home, where most members start, has the bar.
const NoticeList = later(async () => (await import('./NoticeList.tsx')).NoticeList)
const NoticeDialog = later(async () => (await import('./NoticeDialog.tsx')).NoticeDialog)

/**
 * Notices one after another, or all of them as a list: the operators' for this place first, then the platform's. A tap
 * opens one in full.
 * The operators' show whatever becomes of the platform's.
 */
export function NoticeBarView({ block }: { block: BlockOf<'noticeBar'> }) {
  const { source, rows, where, text } = block
  const isList = block.layout === 'list'
  const input = useMemo(() => ({ rows: rows ?? rowsExpression(source), where, text }), [rows, source, where, text])
  const lines = useDerived(input, readLines)
  const label = useText(block.label)
  const empty = useText(block.empty)
  const operators = useNotices(block.place)
  const [opened, setOpened] = useState<NoticeItem['full']>()

  const items: readonly NoticeItem[] = [
    ...operators.map(({ id, title, body }) => ({ key: `operator ${id}`, text: title, full: { title, body } })),
    ...lines.value.map(({ key, text }) => ({ key: `platform ${key}`, text, full: { title: label, body: text } })),
  ]
  function shown() {
    if (items.length === 0) {
      if (lines.status === 'loading') return <NoticesSkeleton block={block} />
      if (lines.status === 'failed') return <SourcesFailed names={lines.failed} compact />
      return isList && empty !== '' && <EmptyState title={empty} />
    }
    if (!isList)
      return (
        <NoticeBar
          label={label}
          items={items}
          onOpen={(key) => setOpened(items.find((item) => item.key === key)?.full)}
        />
      )
    return (
      <Waiting block={block}>
        <NoticeList label={label} items={items} onOpen={({ full }) => setOpened(full)} />
      </Waiting>
    )
  }

  return (
    <>
      {shown()}
      {opened && <NoticeDialog title={opened.title} body={opened.body} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Until the code of the list has come. */
function Waiting({ block, children }: { readonly block: BlockOf<'noticeBar'>; readonly children: ReactNode }) {
  return useLoaded(NoticeList) ? children : <NoticesSkeleton block={block} />
}
