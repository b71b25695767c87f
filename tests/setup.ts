import '@testing-library/jest-dom/vitest'
import { afterEach } from 'vitest'

// Only where there is a document: most tests need neither React nor its cleaning up.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Lazy parts are compiled when first asked for, which takes its time on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(cleanup)
}
