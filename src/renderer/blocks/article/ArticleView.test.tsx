// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

test('shows platform HTML as its own elements, beneath the heading of the block', async () => {
  const article = {
    type: 'article' as const,
    id: 'rules',
    off: false,
    title: textOf('rules'),
    html: expressionOf('=site.webcontent'),
  }
  const { host } = playScreen(planOf([article]), {
    site: { webcontent: '<h1>One</h1><p style="color:red">Words<script>alert(1)</script></p>' },
  })
  expect(await screen.findByRole('heading', { level: 3, name: 'One' })).toBeVisible()
  expect(screen.getByText('Words').outerHTML).toBe('<p>Words</p>')

  act(() => host.site.set({ webcontent: '<p>Other words</p>' }))
  expect(screen.getByText('Other words')).toBeVisible()
})

test('parts own text into paragraphs at blank lines', async () => {
  const article = { type: 'article' as const, id: 'own', off: false, text: textOf('terms') }
  playScreen(planOf([article]), { copy: { terms: 'One\nstill one\n\n \nTwo' } })
  const first = await screen.findByText(/^One/)
  expect(first.textContent).toBe('One\nstill one')
  expect(screen.getByText('Two').tagName).toBe('P')
})
