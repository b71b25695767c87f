import { afterEach } from 'vitest'
import { cdp } from 'vitest/browser'

/** Controls that are on or chosen, as assistive technology hears it. */
const CHOSEN =
  ':checked:not(option), [aria-checked=true]:not(input), [aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])'

/** The system's ground, behind everything. */
let canvas = ''

/** The colour that is seen behind a part: its own, or what shines through it. */
function groundOf(part: Element | null, pseudo?: string): string {
  if (part === null) return canvas
  const own = getComputedStyle(part, pseudo).backgroundColor
  return own === 'rgba(0, 0, 0, 0)' ? groundOf(pseudo === undefined ? part.parentElement : part) : own
}

/** What a member sees of a part besides its words: fills, edges, icons. Another colour of words is not enough. */
function lookOf(control: Element): string {
  const parts = [control, ...control.querySelectorAll('*')].flatMap((part) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const { display, content, visibility, borderWidth, borderColor, textDecorationLine } = getComputedStyle(
        part,
        pseudo,
      )
      if (display === 'none' || visibility === 'hidden' || (pseudo !== undefined && content === 'none'))
        return 'not there'
      const edge = borderWidth === '0px' ? '' : `${borderWidth} ${borderColor}`
      return [
        groundOf(part, pseudo),
        edge,
        textDecorationLine,
        part.getAttribute('href'),
        part.getAttribute('src'),
      ].join()
    }),
  )
  return parts.join('\n')
}

/** The part that is drawn for a control: the native one lies invisible in its label. */
const drawnFor = (control: Element) =>
  control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control

/** Takes the state away for a moment, and looks. */
function lookWithout(control: Element): string {
  const drawn = drawnFor(control)
  if (control instanceof HTMLInputElement) {
    control.checked = false
    const look = lookOf(drawn)
    control.checked = true
    return look
  }
  const held = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'].map(
    (name) => [name, control.getAttribute(name)] as const,
  )
  for (const [name] of held) control.removeAttribute(name)
  const look = lookOf(drawn)
  for (const [name, value] of held) if (value !== null) control.setAttribute(name, value)
  return look
}

const chosenNow = () => [...document.querySelectorAll(CHOSEN)].filter((control) => drawnFor(control).checkVisibility())

const kindOf = (control: Element) => `${drawnFor(control).outerHTML.split('>', 1)[0]}>`

/**
 * Every story with something chosen is looked at once more in the colours of the system: what is chosen must look
 * another way than without that.
 */
afterEach(async () => {
  if (chosenNow().length === 0) return
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }'
  document.head.append(still)
  await setForcedColours('active')
  still.style.backgroundColor = 'Canvas'
  canvas = getComputedStyle(still).backgroundColor
  try {
    // A banner may have gone on to its next picture meanwhile.
    const unseen = chosenNow()
      .filter((control) => lookOf(drawnFor(control)) === lookWithout(control))
      .map(kindOf)
    if (unseen.length > 0)
      throw new Error(`In forced colours nothing shows that this is chosen: ${[...new Set(unseen)].join(', ')}`)
  } finally {
    await setForcedColours('none')
    still.remove()
  }
})

async function setForcedColours(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}
