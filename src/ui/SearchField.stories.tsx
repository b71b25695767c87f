import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Field(props: Omit<SearchFieldProps, 'input'>) {
  return <SearchField {...props} input={useRef<HTMLInputElement>(null)} />
}

const meta = {
  component: Field,
  args: { label: '주문 번호', clearLabel: '지우기', placeholder: '주문 번호로 찾기', value: '', onChange: fn() },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Typed: Story = {
  args: { value: 'D2026112' },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '지우기' }))
    await expect(args.onChange).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
