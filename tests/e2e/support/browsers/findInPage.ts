import type * as TestingLibrary from '@testing-library/dom'

/** Words of the screen: exactly these, or a pattern. */
export interface Words {
  readonly words: string
  readonly isPattern: boolean
}

/** What a member looks for: by role and name, by the label of a field, or by its text. */
export interface Search {
  readonly by: 'role' | 'label' | 'text'
  readonly role: string
  readonly words: Words | null
  readonly within: Search | null
}

/** What is shown of a thing that was found, and where a finger would touch it. */
export interface Found {
  readonly text: string
  readonly value: string
  readonly isChecked: boolean
  readonly isEnabled: boolean
  readonly isFocused: boolean
  readonly caret: number | null
  readonly x: number
  readonly y: number
  /** Nothing lies over it there. */
  readonly isOnTop: boolean
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary
    problems?: string[]
  }
}

/**
 * Runs in the page: what it finds as JSON, or `unready` in a page that has no Testing Library yet. Nothing outside its
 * own text is there.
 */
export function findInPage(search: Search, isBrought: boolean): string {
  const library = window.TestingLibraryDom
  if (library === undefined) return 'unready'
  const read = ({ words, isPattern }: Words) => (isPattern ? new RegExp(words) : words)
  const find = ({ by, role, words, within }: Search): HTMLElement[] =>
    (within === null ? [document.body] : find(within)).flatMap((root) => {
      if (by === 'role') return library.queryAllByRole(root, role, words === null ? {} : { name: read(words) })
      const wanted = words === null ? /./ : read(words)
      return by === 'label' ? library.queryAllByLabelText(root, wanted) : library.queryAllByText(root, wanted)
    })
  const touch = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    return {
      x,
      y,
      isOnTop: hit !== null && (element.contains(hit) || (hit.contains(element) && hit.matches('label, a, button'))),
    }
  }
  const found = find(search).filter((element) => element.checkVisibility({ visibilityProperty: true }))
  if (isBrought && found[0] !== undefined && !touch(found[0]).isOnTop)
    found[0].scrollIntoView({ block: 'center', behavior: 'instant' })
  return JSON.stringify(
    found.map((element) => {
      const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined
      const says = (name: string) => element.getAttribute(`aria-${name}`) === 'true'
      return {
        text: element.innerText,
        value: field?.value ?? '',
        isChecked:
          (field instanceof HTMLInputElement && field.checked) || ['checked', 'pressed', 'selected'].some(says),
        isEnabled: !element.matches(':disabled') && !says('disabled'),
        isFocused: element === document.activeElement,
        caret: field?.selectionStart ?? null,
        ...touch(element),
      }
    }),
  )
}
