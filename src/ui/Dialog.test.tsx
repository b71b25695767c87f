// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

test('stays until a button of one’s own closes it while it is locked', async () => {
  const onClose = vi.fn<() => void>()
  renderInEnglish(
    <Dialog open locked title="Your session has ended" onClose={onClose}>
      Sign in again
    </Dialog>,
  )
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('closes by its button and by Escape', async () => {
  const onClose = vi.fn<() => void>()
  renderInEnglish(
    <Dialog open title="News" onClose={onClose}>
      Maintenance tonight
    </Dialog>,
  )
  expect(await screen.findByRole('dialog', { name: 'News' })).toHaveTextContent('Maintenance tonight')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})
