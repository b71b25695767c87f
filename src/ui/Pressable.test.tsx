// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pressable } from './Pressable.tsx'
import { UiProvider } from './UiProvider.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

test('a route becomes the router’s link', () => {
  renderInEnglish(
    <UiProvider renderLink={({ to, children }) => <a href={`/app${to}`}>{children}</a>}>
      <Pressable to="/vip">VIP</Pressable>
    </UiProvider>,
  )
  expect(screen.getByRole('link', { name: 'VIP' })).toHaveAttribute('href', '/app/vip')
})

test('an outside address opens a new window, says so, and gives nothing away', () => {
  renderInEnglish(<Pressable href="https://t.me/example">Telegram</Pressable>)
  const link = screen.getByRole('link', { name: 'Telegram (opens in a new window)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a handler makes a button, nothing makes plain content', () => {
  const { rerender } = renderInEnglish(<Pressable onClick={() => undefined}>Open</Pressable>)
  expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument()
  rerender(<Pressable>Open</Pressable>)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
