import type { Meta, StoryObj } from '@storybook/react-vite'
import { Packet } from './Packet.tsx'

const meta = {
  component: Packet,
  args: {
    label: '복주머니 열기',
    hint: '남은 횟수 3회',
    again: '다음 복주머니',
    busy: false,
    disabled: false,
    inside: undefined,
    onOpen: () => undefined,
    onSeal: () => undefined,
  },
} satisfies Meta<typeof Packet>

export default meta
type Story = StoryObj<typeof meta>

const won = (amount: string) => (
  <>
    <span>당첨</span> <strong>{amount}</strong>
  </>
)

export const Default: Story = {}
export const Opening: Story = { args: { busy: true } }
export const Open: Story = { args: { inside: won('₩3,400') } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    label: '아주 길게 이어지는 이름을 가진 특별한 복주머니 열어 보기',
    inside: undefined,
    hint: '남은 횟수 1,000,000회',
  },
}
export const LongAmount: Story = { args: { inside: won('₩10,000,000,000') } }
