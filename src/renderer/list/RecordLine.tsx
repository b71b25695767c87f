import { memo } from 'react'
import { Big } from 'big.js'
import type { RowTemplate } from '../../format/blocks/list.ts'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { readBadge } from '../hooks/useBadge.ts'
import { useAction } from '../hooks/useAction.ts'
import { useDerived } from '../hooks/useDerived.ts'
import { readLabelled } from '../hooks/useLabelled.ts'
import { Picture } from '../pictures/Picture.tsx'
import type { Reader } from '../scope/createReader.ts'
import { RowScope } from '../scope/ScopeContext.tsx'
import { RowActionButton } from './RowActionButton.tsx'
import styles from './RecordLine.module.css'

interface RecordLineProps {
  readonly row: unknown
  readonly template: RowTemplate
}

/** One row of a list. Renders again only when the row itself has changed, or something else that it says. */
export const RecordLine = memo(function RecordLine({ row, template }: RecordLineProps) {
  return (
    <RowScope row={row}>
      <Line template={template} />
    </RowScope>
  )
})

function Line({ template }: { readonly template: RowTemplate }) {
  const { title, image, aside, asideTone, badge, cells, shownActions } = useDerived(template, readLine).value
  const tap = useAction(template.do)
  const leads = template.do !== undefined && template.do.length > 0 && !tap.disabled
  const line = (
    <RecordRow
      title={title}
      aside={aside}
      asideTone={asideTone}
      badge={badge}
      cells={cells}
      onClick={leads ? () => void tap.run() : undefined}
      actions={
        shownActions.length > 0 &&
        template.actions.map((action, index) =>
          // An action has no name of its own; its place in the document is what it is.
          // oxlint-disable-next-line react/no-array-index-key
          shownActions.includes(index) ? <RowActionButton key={index} action={action} /> : null,
        )
      }
    />
  )
  if (template.image === undefined) return line
  return (
    <div className={styles.pictured}>
      <span className={styles.picture}>
        <Picture src={image} alt="" shape="round" />
      </span>
      {line}
    </div>
  )
}

function readLine(read: Reader, template: RowTemplate) {
  const { title, image, aside, badge, cells, actions } = template
  const amount = aside && read.value(aside.value)
  const picture = read.value(image)
  return {
    title: read.text(title),
    image: typeof picture === 'string' ? picture : undefined,
    aside: aside && read.display(amount, aside.as),
    asideTone: isNegative(amount) ? ('loss' as const) : undefined,
    badge: readBadge(read, badge),
    cells: readLabelled(read, cells).map(({ label, text }) => ({ label, value: text ?? '' })),
    shownActions: actions.flatMap(({ when }, index) => (read.condition(when) ? [index] : [])),
  }
}

const isNegative = (value: unknown) => (value instanceof Big ? value.lt(0) : typeof value === 'number' && value < 0)
