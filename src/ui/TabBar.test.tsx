// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TabBar } from './TabBar.tsx'

test('is a navigation that says where one is and what is new', () => {
  render(
    <TabBar
      label="Main"
      items={[
        { to: '/', label: 'Home', icon: 'home', current: true },
        { to: '/mine', label: 'Mine', icon: 'mine', badge: { text: '3', label: '3 new messages' } },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Mine (3 new messages)' })).not.toHaveAttribute('aria-current')
})
