// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { MomentInput } from './MomentInput.tsx'

function renderField() {
  const heard: unknown[] = []
  function Kept() {
    const [value, setValue] = useState('2026-02-02T03:00:00Z')
    return (
      <MomentInput
        label="From"
        zone="Asia/Seoul"
        value={value}
        onChange={(next) => {
          heard.push(next)
          if (next !== undefined) setValue(next)
        }}
      />
    )
  }
  render(<Kept />)
  return { field: screen.getByLabelText('From'), heard }
}

describe('a moment that is typed', () => {
  it('gives its moment once the year is whole, and keeps the keys until then', () => {
    const { field, heard } = renderField()
    for (const year of ['0002', '0020', '0202', '2027']) {
      fireEvent.change(field, { target: { value: `${year}-02-02T12:00` } })
      expect(field).toHaveValue(`${year}-02-02T12:00`)
    }
    expect(heard).toEqual([undefined, undefined, undefined, '2027-02-02T03:00:00Z'])
  })

  it('shows what is kept again when it is left half typed', () => {
    const { field, heard } = renderField()
    fireEvent.change(field, { target: { value: '0202-02-02T12:00' } })
    fireEvent.blur(field)
    expect(field).toHaveValue('2026-02-02T12:00')
    expect(heard).toEqual([undefined])
  })

  it('is not emptied while a part of it is missing, as the 31st is in February', () => {
    const { field, heard } = renderField()
    Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } })
    fireEvent.change(field, { target: { value: '' } })
    expect(heard).toEqual([undefined])
  })

  it('gives no moment once it is emptied', () => {
    const { field, heard } = renderField()
    fireEvent.change(field, { target: { value: '' } })
    expect(heard).toEqual([''])
    expect(field).toHaveValue('')
  })
})
