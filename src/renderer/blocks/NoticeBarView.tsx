import { lazy, Suspense, useMemo, useState } from 'react'
import type { BlockOf } from '../../format/blocks/Block.ts'
import { NoticeBar } from '../../ui/NoticeBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDerived } from '../hooks/useDerived.ts'
import { useNotices } from '../hooks/useNotices.ts'
import { useText } from '../hooks/useText.ts'
import { readLines, rowsExpression } from './readLines.ts'
import { SourcesFailed } from './SourcesFailed.tsx'

const NoticeDialog = lazy(() => import('./NoticeDialog.tsx').then((module) => ({ default: module.NoticeDialog })))

interface Opened {
  readonly title: string
  readonly body: string
}

/**
 * Notices one after another: the operators' for this place first, then the platform's. A tap opens one in full.
 * The operators' show whatever becomes of the platform's.
 */
export function NoticeBarView({ block }: { block: BlockOf<'noticeBar'> }) {
  const { source, rows, where, text } = block
  const input = useMemo(() => ({ rows: rows ?? rowsExpression(source), where, text }), [rows, source, where, text])
  const lines = useDerived(input, readLines)
  const label = useText(block.label)
  const operators = useNotices(block.place)
  const [opened, setOpened] = useState<Opened>()

  const items = [
    ...operators.map(({ id, title, body }) => ({ key: `operator ${id}`, text: title, full: { title, body } })),
    ...lines.value.map(({ key, text }) => ({ key: `platform ${key}`, text, full: { title: label, body: text } })),
  ]
  return (
    <>
      {items.length > 0 && <NoticeBar label={label} items={items} onOpen={(key) => setOpened(items.find((item) => item.key === key)?.full)} />}
      {items.length === 0 && lines.status === 'loading' && <Skeleton shape="cell" />}
      {items.length === 0 && lines.status === 'failed' && <SourcesFailed names={lines.failed} />}
      {opened && (
        <Suspense fallback={null}>
          <NoticeDialog title={opened.title} body={opened.body} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
