// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test('draws every dark module, inside a white quiet zone of four', () => {
  const value = 'TPh4evWDdLkeqs78n8wdE8jeZyUNVzDMSH'
  render(<QrCode value={value} label="Deposit address" />)
  const picture = screen.getByRole('img', { name: 'Deposit address' })
  const modules = encode(value, { ecc: 'M', border: 0 })

  expect(picture).toHaveAttribute('viewBox', `0 0 ${modules.size + 8} ${modules.size + 8}`)
  expect(picture.querySelector('rect')).toHaveAttribute('fill', '#fff')
  const drawn =
    picture
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g) ?? []
  const dark = modules.data.flatMap((row, y) => row.flatMap((set, x) => (set ? [`M${x + 4} ${y + 4}`] : [])))
  expect(drawn).toEqual(dark)
})
