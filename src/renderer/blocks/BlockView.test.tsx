// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { BlockOf } from '../../format/blocks/Block.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'

afterEach(() => void vi.restoreAllMocks())

const words = (id: string, when: string): BlockOf<'text'> => ({
  type: 'text',
  id,
  off: false,
  text: textOf(id),
  tone: 'neutral',
  size: 'body',
  boxed: false,
  when: expressionOf(when),
})
const places = () => document.querySelectorAll('[data-loading]').length

it('reserves space only for a block that waits for the member', () => {
  const body = [
    words('agents', 'user.isagent == 1'),
    words('others', 'user.isagent != 1'),
    words('rich', 'user.isagent == 1 && data.balance.balance > 0'),
    words('none', 'data.balance.balance > 0'),
  ]
  const { host } = playScreen(planOf(body, { sources: { balance: { call: 'getBalance', keep: false } } }), {
    user: undefined,
    answers: { getBalance: async () => new Promise(() => undefined) },
  })
  expect(places()).toBe(2)
  expect(screen.queryByText('others')).toBeNull()
  act(() => host.user.set({ isagent: 0 }))
  expect(places()).toBe(0)
  expect(screen.getByText('others')).toBeVisible()
  expect(screen.queryByText('agents')).toBeNull()
})

it('reserves no space for a block that is off, or for a visitor', () => {
  playScreen(planOf([{ ...words('agents', 'user.isagent == 1'), off: true }]), { user: undefined })
  playScreen(planOf([words('agents', 'user.isagent == 1')]), { loggedIn: false })
  expect(places()).toBe(0)
})

it('tries a block that an answer broke again with the next answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Fragile = ({ props: { title } }: { readonly props: Readonly<Record<string, unknown>> }) => {
    if (title === 'bad') throw new Error('This title breaks it.')
    return <p>{String(title)}</p>
  }
  const again: BlockOf<'buttons'> = {
    type: 'buttons',
    id: 'again',
    off: false,
    layout: 'row',
    items: [{ label: { c: 'again' }, variant: 'quiet', do: [{ reload: 'article' }] }],
  }
  const plan = planOf(
    [
      again,
      {
        type: 'handwritten',
        id: 'fragile',
        off: false,
        name: 'fragile',
        props: { title: expressionOf('data.article.title') },
      },
    ],
    {
      sources: { article: { call: 'getArticle', keep: false } },
    },
  )
  const { host } = playScreen(plan, { handwritten: { fragile: Fragile }, answers: { getArticle: { title: 'bad' } } })
  expect(await screen.findByText('block.failed')).toBeVisible()
  host.answer('getArticle', { title: 'good' })
  screen.getByRole('button', { name: 'again' }).click()
  expect(await screen.findByText('good')).toBeVisible()
  expect(screen.queryByText('block.failed')).toBeNull()
})
