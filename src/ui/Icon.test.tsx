// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'
import { iconNames } from './iconNames.ts'

test('every name has a picture', async () => {
  const { container } = render(iconNames.map((name) => <Icon key={name} name={name} />))
  await waitFor(() => expect(container.querySelector('svg:empty')).toBeNull())
  expect(container.querySelectorAll('svg')).toHaveLength(iconNames.length)
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
