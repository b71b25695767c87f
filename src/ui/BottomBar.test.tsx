// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BottomBar } from './BottomBar.tsx'
import { Page } from './Page.tsx'

afterEach(cleanup)

it('is beneath the scroller of its page', () => {
  render(
    <Page>
      <p>Content</p>
      <BottomBar>
        <p>Slip</p>
      </BottomBar>
    </Page>,
  )
  const main = screen.getByRole('main')
  expect(main.contains(screen.getByText('Slip'))).toBe(false)
  expect(main.nextElementSibling).toBe(screen.getByText('Slip'))
})

it('is where it is written outside a page, and goes with what wrote it', () => {
  const { rerender } = render(
    <BottomBar>
      <p>Slip</p>
    </BottomBar>,
  )
  expect(screen.getByText('Slip')).toBeTruthy()
  rerender(<p>Nothing</p>)
  expect(screen.queryByText('Slip')).toBeNull()
})
