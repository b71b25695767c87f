import { type Extension, Prec, StateEffect, StateField } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap, showTooltip, type TooltipView } from '@codemirror/view'
import type { Help, HelpOption } from '../../../src/format/help/Help.ts'

/** What may be written at a place of a text, and what stands there is for. */
export type AskHelp = (text: string, offset: number) => Promise<Help>

interface Offer {
  readonly from: number
  readonly to: number
  readonly options: readonly HelpOption[]
  readonly chosen: number
}

const LIST = 'offered'
/** What was taken leaves the cursor where more is to be written. */
const GOES_ON = 'input.complete.inside'
const offering = StateEffect.define<Offer | undefined>()

const offered = StateField.define<Offer | undefined>({
  create: () => undefined,
  update(offer, transaction) {
    const told = transaction.effects.find((effect) => effect.is(offering))
    if (told) return told.value
    // While the answer to the next letter is on its way the list stands; a moved cursor wants none.
    if (offer === undefined || !transaction.docChanged) return transaction.selection ? undefined : offer
    return { ...offer, from: transaction.changes.mapPos(offer.from, -1), to: transaction.changes.mapPos(offer.to, 1) }
  },
  provide: (field) => [
    showTooltip.from(field, (offer) => (offer ? { pos: offer.from, create: drawList } : null)),
    EditorView.contentAttributes.from(field, (offer) => ({
      'aria-autocomplete': 'list',
      ...(offer && { 'aria-controls': LIST, 'aria-activedescendant': `${LIST}-${offer.chosen}` }),
    })),
  ],
})

/** Explains what the pointer rests on, and offers what may be written: while a word is typed, or on Ctrl and Space. */
export function editorHelp(ask: AskHelp): Extension {
  async function offer(view: EditorView): Promise<void> {
    const { state } = view
    const { from, to, options } = await ask(state.doc.toString(), state.selection.main.head)
    // Something was typed meanwhile: that has an answer of its own.
    if (view.state.doc !== state.doc || !view.state.selection.eq(state.selection)) return
    const isWritten = options.length === 1 && options[0]?.insert === state.sliceDoc(from, to)
    view.dispatch({ effects: offering.of(options.length === 0 || isWritten ? undefined : { from, to, options, chosen: 0 }) })
  }

  const whenOpen = (act: (view: EditorView, open: Offer) => void) => (view: EditorView) => {
    const open = view.state.field(offered)
    if (open) act(view, open)
    return open !== undefined
  }
  const choose = (step: number) => whenOpen((view, open) => view.dispatch({ effects: offering.of({ ...open, chosen: (open.chosen + step + open.options.length) % open.options.length }) }))

  return [
    offered,
    hoverTooltip(async (view, offset) => {
      const { from, to, about } = await ask(view.state.doc.toString(), offset)
      return about.length === 0 ? null : { pos: from, end: to, above: true, create: () => ({ dom: drawLines('cm-about', about) }) }
    }),
    EditorView.updateListener.of(({ view, docChanged, transactions, state }) => {
      const isTyped = transactions.some((each) => each.isUserEvent('input.type') || each.isUserEvent(GOES_ON) || (each.isUserEvent('delete') && state.field(offered) !== undefined))
      if (docChanged && isTyped && !state.readOnly) void offer(view)
    }),
    EditorView.domEventHandlers({
      blur(_, view) {
        if (view.state.field(offered)) view.dispatch({ effects: offering.of(undefined) })
      },
    }),
    Prec.highest(
      keymap.of([
        {
          key: 'Ctrl-Space',
          run: (view) => {
            if (!view.state.readOnly) void offer(view)
            return true
          },
        },
        { key: 'ArrowDown', run: choose(1) },
        { key: 'ArrowUp', run: choose(-1) },
        {
          key: 'Enter',
          run: whenOpen((view, open) => take(view, open, open.chosen)),
        },
        { key: 'Escape', run: whenOpen((view) => view.dispatch({ effects: offering.of(undefined) })) },
      ]),
    ),
  ]
}

function take(view: EditorView, { from, to, options }: Offer, index: number): void {
  const option = options[index]
  if (!option) return
  view.dispatch({
    changes: { from, to, insert: option.insert },
    selection: { anchor: from + option.cursor },
    effects: offering.of(undefined),
    scrollIntoView: true,
    userEvent: option.cursor < option.insert.length ? GOES_ON : 'input.complete',
  })
}

/** Elements with text, never HTML from text: the page's policy allows no other. */
function drawLines(name: string, lines: readonly string[]): HTMLElement {
  const box = Object.assign(document.createElement('div'), { className: name })
  box.append(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })))
  return box
}

function drawList(view: EditorView): TooltipView {
  const dom = Object.assign(document.createElement('div'), { className: 'cm-offer' })
  const list = Object.assign(document.createElement('ul'), { id: LIST, role: 'listbox', ariaLabel: 'What may be written here' })
  dom.append(list)
  let drawn: readonly HelpOption[] | undefined
  list.addEventListener('mousedown', (event) => {
    // The focus stays in the text.
    event.preventDefault()
    const index = [...list.children].findIndex((item) => event.target instanceof Node && item.contains(event.target))
    const open = view.state.field(offered)
    if (open) take(view, open, index)
  })

  function draw({ options, chosen }: Offer): void {
    if (drawn !== options) list.replaceChildren(...options.map(drawOption))
    drawn = options
    for (const [index, item] of [...list.children].entries()) item.ariaSelected = String(index === chosen)
    list.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }

  return {
    dom,
    mount: () => {
      const open = view.state.field(offered)
      if (open) draw(open)
    },
    update: ({ state }) => {
      const open = state.field(offered)
      if (open) draw(open)
    },
  }
}

function drawOption({ label, about }: HelpOption, index: number): HTMLElement {
  const item = Object.assign(document.createElement('li'), { id: `${LIST}-${index}`, role: 'option' })
  item.append(Object.assign(document.createElement('code'), { textContent: label }), Object.assign(document.createElement('span'), { textContent: about }))
  return item
}
