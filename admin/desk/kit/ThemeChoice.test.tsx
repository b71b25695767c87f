// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeDesk } from '../testing/createFakeDesk.ts'
import { renderDesk } from '../testing/renderDesk.tsx'
import { keptTheme } from './keptTheme.ts'

afterEach(cleanup)

describe('the theme of the desk', () => {
  it('is the device’s until the operator chooses another, which the device keeps', async () => {
    const { user } = renderDesk(createFakeDesk(), '/')
    expect(keptTheme(localStorage)).toBe('system')
    await screen.findByRole('heading', { name: 'Overview', level: 1 })
    const choice = screen.getByRole('combobox', { name: 'Theme of the desk', hidden: true })
    expect(choice).toHaveValue('system')

    await user.selectOptions(choice, 'Light')
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    expect(keptTheme(localStorage)).toBe('light')

    await user.selectOptions(choice, 'System')
    expect(document.documentElement).toHaveAttribute('data-theme', 'system')
    expect(keptTheme(localStorage)).toBe('system')
  })

  it('is the device’s where something else was kept', () => {
    localStorage.setItem('playbill-desk:theme', 'sepia')
    expect(keptTheme(localStorage)).toBe('system')
  })

  it('counts for the open page where the device keeps nothing', async () => {
    const { user } = renderDesk(createFakeDesk(), '/')
    await screen.findByRole('heading', { name: 'Overview', level: 1 })
    const choice = screen.getByRole('combobox', { name: 'Theme of the desk', hidden: true })
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.selectOptions(choice, 'Dark')
    full.mockRestore()
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  })
})
