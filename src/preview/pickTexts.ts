import { ownText } from './watchScreen.ts'

/** How far out from what was tapped words are looked for. */
const FAR = 4

/** While it picks, a tap reports the words that were tapped and does nothing else. */
export function pickTexts(root: Element, tell: (texts: readonly string[]) => void): { pick(on: boolean): void } {
  const { ownerDocument: document } = root
  let listening: AbortController | undefined
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const pick = (event: Event) => {
    stop(event)
    const tapped = event.target
    if (tapped instanceof Element) tell(textsAround(tapped))
  }
  return {
    pick(on) {
      document.documentElement.toggleAttribute('data-picking', on)
      listening?.abort()
      listening = on ? new AbortController() : undefined
      if (!listening) return
      const options = { capture: true, signal: listening.signal }
      for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'submit'])
        document.addEventListener(type, stop, options)
      document.addEventListener('click', pick, options)
    },
  }
}

function textsAround(tapped: Element): readonly string[] {
  const chain: Element[] = []
  for (let element: Element | null = tapped; element && chain.length < FAR; element = element.parentElement)
    chain.push(element)
  const texts = chain.flatMap((element) => [
    ownText(element),
    ...['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    element.textContent ?? '',
  ])
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter(
    (text) => text !== '' && text.length <= 500,
  )
}
