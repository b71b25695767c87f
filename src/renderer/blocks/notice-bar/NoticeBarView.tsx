import { Suspense, useMemo, useState } from 'react'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { MenuCell } from '../../../ui/MenuCell.tsx'
import { MenuList } from '../../../ui/MenuList.tsx'
import { NoticeBar } from '../../../ui/NoticeBar.tsx'
import { useDerived } from '../../reading/useDerived.ts'
import { useNotices } from '../../reading/useNotices.ts'
import { useText } from '../../reading/useText.ts'
import { NoticesSkeleton } from './NoticesSkeleton.tsx'
import { readLines, rowsExpression } from '../../reading/readLines.ts'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'

const NoticeDialog = later(async () => (await import('./NoticeDialog.tsx')).NoticeDialog)

interface Opened {
  readonly title: string
  readonly body: string
}

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
  const [opened, setOpened] = useState<Opened>()

  const items = [
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
      <MenuList label={label}>
        {items.map(({ key, text, full }) => (
          // A line that says all it has to say leads nowhere.
          <MenuCell key={key} label={text} onClick={full.body === text ? undefined : () => setOpened(full)} />
        ))}
      </MenuList>
    )
  }

  return (
    <>
      {shown()}
      {opened && (
        <Suspense fallback={null}>
          <NoticeDialog title={opened.title} body={opened.body} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
