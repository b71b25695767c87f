import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat } from './Stat.tsx'
import { StatGrid } from './StatGrid.tsx'

const meta = {
  component: StatGrid,
  args: {
    children: (
      <>
        <Stat label="총 자산" value="₩ 1,284,500" />
        <Stat label="달러 잔액" value="$ 120.50" />
        <Stat label="메인 지갑" value="₩ 984,500" />
        <Stat label="게임 잔액" value="₩ 300,000" />
      </>
    ),
  },
} satisfies Meta<typeof StatGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const Three: Story = {
  args: {
    columns: 3,
    children: (
      <>
        <Stat label="손익" value="₩ 32,000" tone="gain" />
        <Stat label="베팅 금액" value="₩ 1,250,000" />
        <Stat label="당첨 금액" value="₩ 1,282,000" />
      </>
    ),
  },
}
export const Loading: Story = {
  args: {
    children: (
      <>
        <Stat label="총 자산" />
        <Stat label="달러 잔액" />
      </>
    ),
  },
}
export const Covered: Story = {
  args: {
    children: (
      <>
        <Stat label="총 자산" value="₩ 1,284,500" covered />
        <Stat label="달러 잔액" value="$ 120.50" covered />
      </>
    ),
  },
}
