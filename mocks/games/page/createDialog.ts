import { make } from './make.ts'
import type { Words } from './words.ts'

interface Action {
  readonly label: string
  readonly do: () => void
}

interface Shown {
  readonly title: string
  readonly body: readonly (Node | string)[]
  /** The first is what most people want; without any there is a way to close it. */
  readonly actions?: readonly Action[]
  /** There is no way around its actions. */
  readonly isFinal?: boolean
}

export interface Dialog {
  readonly element: HTMLElement
  readonly show: (shown: Shown) => void
}

/** One dialog for all there is to say. */
export function createDialog(words: Words): Dialog {
  const title = make('h2', { id: 'dialog-title' })
  const body = make('div', { class: 'body', tabindex: '0' })
  const buttons = make('div', { class: 'actions' })
  const element = make('dialog', { 'aria-labelledby': 'dialog-title' }, title, body, buttons)
  let isFinal = false
  element.addEventListener('cancel', (event) => {
    if (isFinal) event.preventDefault()
  })

  return {
    element,
    show(shown) {
      const closing: readonly Action[] = shown.isFinal ? [] : [{ label: words.close, do: () => undefined }]
      isFinal = shown.isFinal ?? false
      title.textContent = shown.title
      body.replaceChildren(...shown.body)
      buttons.replaceChildren(
        ...[...(shown.actions ?? []), ...closing].map((action, place) => {
          const button = make('button', { type: 'button', class: place === 0 ? 'primary' : 'quiet' }, action.label)
          button.addEventListener('click', () => {
            element.close()
            action.do()
          })
          return button
        }),
      )
      if (!element.open) element.showModal()
      body.scrollTop = 0
    },
  }
}
