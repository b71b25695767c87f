import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bars } from './Bars.tsx'

const bar = (key: string, value: number, label = key) => ({ key, label, value, text: value.toLocaleString('en') })
const meta = {
  component: Bars,
  args: { label: '지난 7일', bars: [bar('월', 1200), bar('화', 300), bar('수', 0), bar('목', 2400)] },
} satisfies Meta<typeof Bars>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingYet: Story = { args: { bars: [bar('월', 0), bar('화', 0)] } }
export const LongText: Story = {
  args: { bars: [bar('a', 1_234_567_890, '아주 긴 이름을 가진 지난주 월요일의 모든 게임'), bar('b', -20)] },
}
