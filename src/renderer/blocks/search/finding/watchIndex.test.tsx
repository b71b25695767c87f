// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { views } from '../../../../start/views.gen.ts'
import { playScreen } from '../../../testing/playScreen.tsx'
import { loadViews } from '../../loadViews.ts'
import { game, searchPlan } from '../testing/searchPlan.ts'

beforeAll(async () => loadViews(views, searchPlan.body))
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }))
afterEach(cleanup)

const titles = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('button')?.textContent)
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

test('names in Chinese are found by pinyin as soon as its code has come, and by themselves before', async () => {
  playScreen(searchPlan, { answers: { getGameList: () => [game('starlight', '星光百家乐')] } })
  type('百家')
  await waitFor(() => expect(titles()).toEqual(['星光百家乐nova']))
  type('xgb')
  await waitFor(() => expect(titles()).toEqual(['星光百家乐nova']))
})

test('the names of another language take the place of those of the one before', async () => {
  const { host } = playScreen(searchPlan, { answers: { getGameList: () => [game('starlight', '별빛 바카라')] } })
  type('별')
  await waitFor(() => expect(titles()).toEqual(['별빛 바카라nova']))
  host.answer('getGameList', () => [game('starlight', '星光百家乐')])
  host.locale.set('cn')
  await waitFor(() => expect(titles()).toEqual([]))
  type('星')
  await waitFor(() => expect(titles()).toEqual(['星光百家乐nova']))
})
