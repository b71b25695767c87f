// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'
import { iconNames } from './testing/iconNames.ts'

test.each(iconNames)('%s has a picture', (name) => {
  const sprite = readFileSync(resolve(import.meta.dirname, 'icons.gen.svg'), 'utf8')
  const { container } = render(<Icon name={name} />)
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`icons.*#${name}$`))
  expect(sprite).toMatch(new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><[a-z]`))
})

test('is decoration unless it is named', () => {
  const { container } = render(
    <>
      <Icon name="home" />
      <Icon name="wallet" label="Wallet" />
    </>,
  )
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('img', { name: 'Wallet' })).toBeInTheDocument()
})
