import { buttonId } from '@rjsf/utils'

/** An item of a list that rjsf draws: its id, which ends in its place, and how many items the list has. */
interface Item {
  readonly id: string
  readonly index: number
  readonly count: number
}

/** Gives the focus to the button that moved an item, at the item's new place: browsers drop it while the item moves. */
export function focusMoved({ id, index }: Item, by: 1 | -1): void {
  const moved = `${listOf(id)}_${index + by}`
  // At either end there is only the way back.
  const buttons = by < 0 ? (['moveUp', 'moveDown'] as const) : (['moveDown', 'moveUp'] as const)
  focusFirst(buttons.map((button) => buttonId(moved, button)))
}

/** Gives the focus of a removed item to the one that took its place, or to the list's own button. */
export function focusRemoved({ id, index, count }: Item): void {
  focusFirst([buttonId(`${listOf(id)}_${Math.min(index, count - 2)}`, 'remove'), buttonId(listOf(id), 'add')])
}

const listOf = (id: string) => id.replace(/_\d+$/, '')

function focusFirst(ids: readonly string[]): void {
  const buttons = ids.map((id) => document.getElementById(id))
  buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
}
