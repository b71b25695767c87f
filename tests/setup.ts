import '@testing-library/jest-dom/vitest'
import { afterEach } from 'vitest'

// Only where there is a document: most tests need neither React nor its cleaning up.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
