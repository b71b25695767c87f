// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

const playFrame = (src: string) =>
  playScreen(planOf([{ type: 'frame', id: 'page', off: false, title: textOf('page'), src }]))

test('shows an https page in a sandbox', async () => {
  playFrame('https://sponsor.example/a')
  const frame = await screen.findByTitle('page')
  expect(frame).toHaveAttribute('src', 'https://sponsor.example/a')
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation')
})

test('takes its origin from a page of the app itself, so that the sandbox holds it', async () => {
  playFrame('demo/pages/service.html')
  const frame = await screen.findByTitle('page')
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin')
})

test.each([
  'http://sponsor.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:pass@sponsor.example/',
  '',
])('refuses %j', async (src) => {
  playFrame(src)
  expect(await screen.findByText('frame.refused')).toBeVisible()
  expect(screen.queryByTitle('page')).toBeNull()
})

test('offers a new window for a page that the content security policy refuses', async () => {
  const { host } = playFrame('https://sponsor.example/a')
  await screen.findByTitle('page')
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'frame-src',
    blockedURI: 'https://sponsor.example/a',
  })
  act(() => void document.dispatchEvent(violation))
  await userEvent.click(screen.getByRole('button', { name: 'frame.open' }))
  expect(host.opened).toEqual(['https://sponsor.example/a'])
})

test('fills the screen where the document says so', async () => {
  playScreen(
    planOf([
      { type: 'frame', id: 'page', off: false, title: textOf('page'), src: 'https://sponsor.example/a', full: true },
    ]),
  )
  expect(await screen.findByTitle('page')).toHaveClass(/full/)
})
