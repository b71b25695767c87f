export interface ScreenWatch {
  watch(on: boolean): void
  /** Marks places of the message `told`; ignores anything older. */
  mark(told: number, places: readonly number[]): void
}

/** The desk hears of a change after this long, in ms, with all that has changed until then. */
const SETTLED = 80

/**
 * Reports what is on the screen, place by place, so that the desk can lay two phones side by side and say where they
 * differ. A place is an element with words of its own, a field or a picture; a screen that is kept behind the one on
 * top has none.
 */
export function watchScreen(root: Element, tell: (told: number, places: readonly string[]) => void): ScreenWatch {
  let told = 0
  let last = ''
  let places: readonly Element[] = []
  let marked: readonly number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, SETTLED)
  })

  function look(): void {
    timer = undefined
    places = shownIn(root.ownerDocument.body).filter((element) => wordsOf(element) !== '')
    const words = places.map((element) => `${element.tagName} ${wordsOf(element)}`)
    const text = words.join('\n')
    // The same words in new elements, as after a load: the marks stay where they were.
    if (text === last) return put()
    last = text
    marked = []
    told += 1
    tell(told, words)
  }

  function put(): void {
    for (const at of marked) places[at]?.setAttribute('data-differs', '')
  }

  function clear(): void {
    for (const element of root.ownerDocument.querySelectorAll('[data-differs]')) element.removeAttribute('data-differs')
  }

  return {
    watch(on) {
      observer.disconnect()
      clearTimeout(timer)
      timer = undefined
      last = ''
      clear()
      if (!on) return
      // Dialogs and sheets are beside the root. What hides and shows a screen is its style.
      observer.observe(root.ownerDocument.body, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ['style', 'hidden'],
      })
      look()
    },
    mark(wanted, differing) {
      if (wanted !== told) return
      clear()
      marked = differing
      put()
    },
  }
}

/** The elements that are not hidden, nor in one that is. */
export function shownIn(body: HTMLElement): readonly Element[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT, (node) =>
    isElement(node) && getComputedStyle(node).display === 'none' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const shown: Element[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isElement(node)) shown.push(node)
  return shown
}

/** By what it says of itself: it is of another window. */
export const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

/** An element's own words; what runs by the clock or came by chance differs anyway. */
function wordsOf(element: Element): string {
  if (element.matches('script, style, time, [role=timer], [data-by-chance]')) return ''
  if (isInput(element)) return `${element.value} ${element.placeholder}`.trim()
  if (element.matches('img')) return `${element.getAttribute('src') ?? ''} ${element.getAttribute('alt') ?? ''}`.trim()
  return ownText(element)
}

const isInput = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('input, textarea')

/** The words directly in an element, without those of elements in it. */
export function ownText(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === node.TEXT_NODE)
    .map((node) => node.textContent ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
