// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MediaCard } from './MediaCard.tsx'

test('draws its icon when the picture cannot be loaded, and tries a new picture', () => {
  const { container, rerender } = render(<MediaCard title="Baccarat" image="gone.png" to="/gamePage" />)
  const picture = container.querySelector('img')
  fireEvent.error(picture ?? container)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()

  rerender(<MediaCard title="Baccarat" image="other.png" to="/gamePage" />)
  expect(container.querySelector('img')).not.toBeNull()
})
