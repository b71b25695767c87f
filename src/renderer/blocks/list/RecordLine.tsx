import { memo } from 'react'
import { Big } from 'big.js'
import type { RowTemplate } from '../../../format/blocks/list.ts'
import { MoneyText } from '../../../ui/MoneyText.tsx'
import { RecordRow } from '../../../ui/RecordRow.tsx'
import { readShown, readBadge, readLabelled, readPicture } from '../../reading/display.ts'
import { Blocks } from '../Blocks.tsx'
import { useAction } from '../../actions/useAction.ts'
import { useDerived } from '../../reading/useDerived.ts'
import type { Reader } from '../../reading/reader.ts'
import { RowScope } from '../../screen/ScopeContext.tsx'
import { RowActionButton } from './RowActionButton.tsx'
import { useOpenRow } from './useOpenRow.ts'

interface RecordLineProps {
  /** The row's own key, under which it is opened. */
  readonly name: string
  readonly row: unknown
  readonly template: RowTemplate
}

/** One row of a list. Renders again only when the row itself has changed, or something else that it says. */
export const RecordLine = memo(function RecordLine({ name, row, template }: RecordLineProps) {
  return (
    <RowScope row={row}>
      <Line name={name} template={template} />
    </RowScope>
  )
})

function Line({ name, template }: Pick<RecordLineProps, 'name' | 'template'>) {
  const { cells, shownActions, canOpen, ...said } = useDerived(template, readLine).value
  // A row either leads somewhere or opens.
  const tap = useAction(template.more?.do ?? template.do)
  const [isOpen, toggle] = useOpenRow(name)
  function handleOpen(): void {
    if (!isOpen && template.more?.do) void tap.run()
    toggle()
  }
  const leads = template.do !== undefined && template.do.length > 0 && !tap.disabled
  return (
    <RecordRow
      {...said}
      cells={cells.map(({ label, text = '', tone }) => ({
        label,
        value: tone === undefined ? text : <MoneyText text={text} tone={tone} />,
      }))}
      onClick={canOpen ? handleOpen : leads ? () => void tap.run() : undefined}
      more={
        canOpen && {
          isOpen,
          content: isOpen && template.more && <Blocks blocks={template.more.body} at="/row/more/body" />,
        }
      }
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
}

function readLine(read: Reader, template: RowTemplate) {
  const { title, image, badge, cells, actions, more } = template
  const aside = read.condition(template.aside?.when) ? template.aside : undefined
  const amount = aside && readShown(read, aside)
  const picture = read.value(image)
  return {
    title: read.text(title),
    // A row without its picture keeps the place: the words of all rows begin at one edge.
    image: image && ((typeof picture === 'string' && readPicture(picture)) || ''),
    aside: aside && (amount?.text ?? ''),
    asideTone: amount?.tone ?? (isNegative(aside && read.value(aside.value)) ? ('loss' as const) : undefined),
    badge: readBadge(read, badge),
    cells: readLabelled(read, cells),
    isAtEnd: template.side && read.condition(template.side),
    canOpen: more !== undefined && read.condition(more.when),
    shownActions: actions.flatMap(({ when }, index) => (read.condition(when) ? [index] : [])),
  }
}

const isNegative = (value: unknown) => (value instanceof Big ? value.lt(0) : typeof value === 'number' && value < 0)
