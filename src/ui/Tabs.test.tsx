// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs, type TabsProps } from './Tabs.tsx'
import { WithState } from './testing/WithState.tsx'

const items = ['bank', 'usdt', 'agent'].map((value) => ({
  value,
  label: value.toUpperCase(),
  panel: () => <Note name={value} />,
}))

function Note({ name }: { name: string }) {
  const [text, setText] = useState('')
  return <input aria-label={`note ${name}`} value={text} onChange={(event) => setText(event.target.value)} />
}

function renderTabs(props: Partial<TabsProps> = {}, start = 'bank') {
  render(
    <WithState initial={start}>
      {(value, onChange) => <Tabs label="Ways" items={items} {...props} value={value} onChange={onChange} />}
    </WithState>,
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('one tab stop, arrows move and select, ends wrap', async () => {
  renderTabs()
  await userEvent.tab()
  expect(tab('BANK')).toHaveFocus()

  await userEvent.keyboard('{ArrowRight}')
  expect(tab('USDT')).toHaveFocus()
  expect(tab('USDT')).toHaveAttribute('aria-selected', 'true')
  expect(tab('BANK')).toHaveAttribute('tabindex', '-1')

  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(tab('AGENT')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(tab('BANK')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(tab('AGENT')).toHaveFocus()
})

test('a side list moves by up and down', async () => {
  renderTabs({ placement: 'side' })
  expect(screen.getByRole('tablist', { name: 'Ways' })).toHaveAttribute('aria-orientation', 'vertical')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('BANK')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(tab('USDT')).toHaveFocus()
})

test('makes a panel only when its tab is chosen, and names it by the tab', async () => {
  renderTabs()
  expect(screen.queryByLabelText('note usdt')).not.toBeInTheDocument()
  await userEvent.click(tab('USDT'))
  expect(screen.getByLabelText('note usdt')).toBeInTheDocument()
  expect(screen.getByRole('tabpanel', { name: 'USDT' })).toBeVisible()
  expect(screen.queryByLabelText('note bank')).not.toBeInTheDocument()
})

test('keeps what was typed where panels stay mounted', async () => {
  renderTabs({ keepMounted: true })
  await userEvent.type(screen.getByLabelText('note bank'), 'hello')
  await userEvent.click(tab('USDT'))
  expect(screen.getByLabelText('note bank')).not.toBeVisible()
  await userEvent.click(tab('BANK'))
  expect(screen.getByLabelText('note bank')).toHaveValue('hello')
})

test('can be reached even when the value names no tab', async () => {
  renderTabs({}, 'gone')
  await userEvent.tab()
  expect(tab('BANK')).toHaveFocus()
})
