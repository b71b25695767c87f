// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ReportPanel } from './ReportPanel.tsx'
import { createStore } from '../store/createStore.ts'

it('writes itself once something plays, as after a reload with the panel open, and again in another world', async () => {
  const playing = createStore<object | undefined>(undefined)
  let world = 'Nothing plays yet.'
  const begin = (next: string) => {
    world = next
    act(() => playing.set({}))
  }
  render(<ReportPanel write={() => world} playing={playing} />)
  const report = screen.getByRole('textbox', { name: 'Report' })
  expect(report).toHaveValue('Nothing plays yet.')
  begin('the first world')
  expect(report).toHaveValue('the first world')
  begin('another')
  expect(report).toHaveValue('another')
  world = 'after a tap'
  expect(report).toHaveValue('another')
  await userEvent.click(screen.getByRole('button', { name: 'Write it again' }))
  expect(report).toHaveValue('after a tap')
})
