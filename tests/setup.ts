import '@testing-library/jest-dom/vitest'
import * as streams from 'node:stream/web'
import { afterEach } from 'vitest'

// A browser has them, jsdom does not.
for (const [name, value] of Object.entries(streams))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value })

// Only where there is a document: most tests need neither React nor its cleaning up.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Lazy parts are compiled when first asked for, which takes a while on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(cleanup)
}
