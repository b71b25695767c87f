// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { renderDesk } from '../testing/renderDesk.tsx'

it('starts every page at its top, with the focus on its name', async () => {
  const { user } = renderDesk(createFakeDesk(), '/texts')
  await screen.findByRole('heading', { name: 'Texts', level: 1 })
  const scroller = screen.getByRole('main')
  scroller.scrollTop = 700
  await user.click(screen.getByRole('link', { name: 'Messages' }))
  expect(await screen.findByRole('heading', { name: 'Messages', level: 1 })).toHaveFocus()
  expect(scroller.scrollTop).toBe(0)
})

it('does not take the focus from an operator who is typing when the page loads late', async () => {
  const { user } = renderDesk(createFakeDesk(), '/texts')
  const typing = document.body.appendChild(document.createElement('input'))
  await screen.findByRole('heading', { name: 'Texts', level: 1 })
  location.hash = '/messages'
  await user.click(typing)
  expect(await screen.findByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  expect(typing).toHaveFocus()
  typing.remove()
})
