import { isComposing } from '../../../../src/ui/isComposing.ts'

/**
 * Moves between the text boxes of a table as in a sheet: Enter goes down a row and Shift+Enter breaks the line, the
 * arrows leave a text only from its ends, to which the browser takes the caret first. Tab is left to the browser, and a
 * key that composes a syllable to the keyboard.
 * @param onLeave above the first row or below the last one, from this column
 */
export function moveInSheet(event: KeyboardEvent, onLeave: (direction: 'up' | 'down', column: number) => void): void {
  const { target } = event
  if (!(target instanceof HTMLTextAreaElement) || isComposing(event) || event.key === 'Process') return
  const step = stepOf(event, target)
  const row = target.closest('tr')
  if (step === undefined || row === null) return
  const boxes = (from: Element | null | undefined) => [...(from?.querySelectorAll('textarea') ?? [])]
  const column = boxes(row).indexOf(target)
  const next = {
    up: boxes(row.previousElementSibling)[column],
    down: boxes(row.nextElementSibling)[column],
    left: boxes(row)[column - 1],
    right: boxes(row)[column + 1],
  }[step]
  if (next !== undefined) {
    event.preventDefault()
    next.focus()
    const at = step === 'up' || step === 'left' ? next.value.length : 0
    next.setSelectionRange(at, at)
  } else if (step === 'up' || step === 'down') {
    if (event.key === 'Enter') event.preventDefault()
    onLeave(step, column)
  }
}

type Step = 'up' | 'down' | 'left' | 'right'

function stepOf(event: KeyboardEvent, box: HTMLTextAreaElement): Step | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (event.key === 'Enter') return event.shiftKey ? undefined : 'down'
  if (event.shiftKey || box.selectionStart !== box.selectionEnd) return undefined
  const isAtStart = box.selectionStart === 0
  const isAtEnd = box.selectionStart === box.value.length
  switch (event.key) {
    case 'ArrowUp':
      return isAtStart ? 'up' : undefined
    case 'ArrowDown':
      return isAtEnd ? 'down' : undefined
    case 'ArrowLeft':
      return isAtStart ? 'left' : undefined
    case 'ArrowRight':
      return isAtEnd ? 'right' : undefined
    default:
      return undefined
  }
}
