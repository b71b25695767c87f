// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Copyable } from './Copyable.tsx'
import { renderInEnglish } from './testing/renderInEnglish.tsx'

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
}

async function press() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy: Account' }))
    await Promise.resolve()
  })
}

const command = (works: boolean) => {
  const execCommand = vi.fn<() => boolean>(() => works)
  Object.assign(document, { execCommand })
  return execCommand
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'execCommand')
})

test('copies the value itself, not its grouped spelling, and says so for a while', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  clipboard(writeText)
  renderInEnglish(<Copyable label="Account" value="12345678" display="1234-5678" />)
  expect(screen.getByText('1234-5678')).toBeInTheDocument()

  await press()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('12345678')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')

  act(() => {
    vi.advanceTimersByTime(3000)
  })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('without a clipboard, as over plain http, the old command copies', async () => {
  vi.stubGlobal('navigator', {})
  const execCommand = command(true)
  renderInEnglish(<Copyable label="Account" value="12345678" />)
  await press()
  expect(execCommand).toHaveBeenCalledExactlyOnceWith('copy')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

test('when nothing may copy, the value itself is selected and a message says so', async () => {
  clipboard(() => Promise.reject(new Error('denied')))
  command(false)
  renderInEnglish(<Copyable label="Account" value="12345678" display="1234-5678" />)
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('Selected. Copy it from the menu.')
  expect(getSelection()?.toString()).toBe('12345678')
})
