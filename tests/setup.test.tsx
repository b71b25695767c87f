// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { expect, it } from 'vitest'

/** More than Testing Library takes to answer what it has found. */
const HOPS = 100

/** Keeps the process busy once the test has been told what it waited for, so that timers are due before effects. */
function beBusy(hops = HOPS): void {
  if (hops > 0) return queueMicrotask(() => beBusy(hops - 1))
  const end = performance.now() + 5
  while (performance.now() < end);
}

it('finds what comes late with its effects done, however busy the machine is', async () => {
  let effects = 0
  function Late() {
    useLayoutEffect(() => beBusy(), [])
    useEffect(() => {
      effects += 1
    }, [])
    return <p>Here</p>
  }
  function Page() {
    const [isHere, setHere] = useState(false)
    useEffect(() => queueMicrotask(() => setHere(true)), [])
    return isHere && <Late />
  }
  render(<Page />)
  await screen.findByText('Here')
  expect(effects).toBe(1)
})

it('tells how elements show just as jsdom does, which looks at a style sheet where there is one', () => {
  const { container } = render(
    <div style={{ visibility: 'hidden', pointerEvents: 'none' }}>
      <span hidden>a</span>
      <p style={{ display: 'none' }}>b</p>
      <dialog>c</dialog>
      <dialog open style={{ visibility: 'visible', pointerEvents: 'auto' }}>
        <table>
          <tbody hidden>
            <tr>
              <td style={{ opacity: 0 }}>d</td>
            </tr>
          </tbody>
        </table>
      </dialog>
      <input type="hidden" />
      <ul>
        <li popover="">e</li>
      </ul>
      <svg>
        <title>f</title>
      </svg>
    </div>,
  )
  const styles = () =>
    [...container.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element)
      return [element.tagName, style.display, style.visibility, style.pointerEvents, style.getPropertyValue('opacity')]
    })
  const ours = styles()
  const sheet = document.createElement('style')
  document.head.append(sheet)
  expect(ours).toEqual(styles())
  sheet.remove()
})
