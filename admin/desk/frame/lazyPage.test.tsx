// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx'
import { forgetFailedPages, lazyPage } from './lazyPage.tsx'
import { createWords } from '../words/createWords.ts'
import { en } from '../words/en.ts'
import { WordsProvider } from '../words/WordsProvider.tsx'
import { renderInEnglish } from '../../../src/ui/testing/renderInEnglish.tsx'

it('loads the code of a page again after it failed to load', async () => {
  // React prints what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'The limits')
  const Page = lazyPage(load)
  renderInEnglish(
    <WordsProvider words={createWords('en', en)}>
      <ErrorBoundary onLeave={forgetFailedPages}>
        <Suspense fallback="waiting">
          <Page />
        </Suspense>
      </ErrorBoundary>
    </WordsProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }))
  expect(await screen.findByText('The limits')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
