// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Mark } from './Mark.tsx'
import { MenuCell } from './MenuCell.tsx'
import { RadioCards } from './RadioCards.tsx'
import { RecordRow } from './RecordRow.tsx'
import { SelectField } from './SelectField.tsx'
import { SelectSheet } from './SelectSheet.tsx'
import { Tabs } from './Tabs.tsx'

const pictureIn = (box: Element) => box.querySelector('img')

test('gives way to the icon when the picture cannot be loaded, and tries a new picture', () => {
  const { container, rerender } = render(<Mark image="gone.png" icon="bank" />)
  fireEvent.error(pictureIn(container) ?? container)
  expect(pictureIn(container)).toBeNull()
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#bank$/)

  rerender(<Mark image="other.png" icon="bank" />)
  expect(pictureIn(container)?.getAttribute('src')).toBe('other.png')
})

test('keeps the place of a picture that is not there', () => {
  const { container } = render(<Mark image="" />)
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#image$/)
})

test('shows nothing without a picture and an icon', () => {
  const { container } = render(<Mark />)
  expect(container).toBeEmptyDOMElement()
})

const options = [
  { value: 'kb', label: 'KB', image: 'gone.png' },
  { value: 'ibk', label: 'IBK' },
]
const shared = { label: 'Bank', value: 'kb', options, onChange: () => undefined }

test.each([
  ['a menu line', <MenuCell key="cell" label="KB" image="gone.png" />],
  ['a record', <RecordRow key="row" title="KB" image="gone.png" />],
  ['a radio card', <RadioCards key="cards" {...shared} />],
  ['a chosen option', <SelectField key="field" {...shared} />],
  [
    'an option of a sheet',
    <SelectSheet
      key="sheet"
      open
      title="Bank"
      options={options}
      value="kb"
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
  ],
  ['a tab', <Tabs key="tabs" label="Banks" value="kb" items={options} onChange={() => undefined} />],
])('%s shows no broken picture', (_, part) => {
  render(part)
  fireEvent.error(pictureIn(document.body) ?? document.body)
  expect(pictureIn(document.body)).toBeNull()
  expect(document.body.querySelector('use[href$="#image"]')).not.toBeNull()
  expect(screen.getAllByText('KB').length).toBeGreaterThan(0)
})
