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
