type Take = (this: unknown, ...options: unknown[]) => void

/**
 * Lets the app in a frame move the focus only while the frame has it. Otherwise a `focus()` in the frame, even in an
 * inert one, takes the focus from the page around it (tried in Chromium), and what is typed there at that moment is
 * lost. The last place that was to have the focus gets it when somebody comes in without choosing another.
 */
export function holdFocus(window: Window & typeof globalThis): void {
  const { document, HTMLElement, SVGElement, HTMLInputElement, HTMLTextAreaElement } = window
  let held: (() => void) | undefined

  function hold(owner: object, name: 'focus' | 'select'): void {
    const take = Reflect.get(owner, name) as Take
    const takeIfHere: Take = function (...options) {
      held = document.hasFocus() ? undefined : () => take.apply(this, options)
      if (!held) take.apply(this, options)
    }
    Object.defineProperty(owner, name, { configurable: true, writable: true, value: takeIfHere })
  }

  hold(HTMLElement.prototype, 'focus')
  hold(SVGElement.prototype, 'focus')
  // These take the focus too, whatever the standard says of `select`.
  hold(HTMLInputElement.prototype, 'select')
  hold(HTMLTextAreaElement.prototype, 'select')
  hold(window, 'focus')

  window.addEventListener('focus', () => {
    // Afterwards: with a tap the frame has the focus before the tapped element has.
    setTimeout(() => {
      if (document.activeElement === document.body) held?.()
      held = undefined
    })
  })
}
