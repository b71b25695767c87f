import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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
/** A large figure that shrinks to its column stays level with the one beside it. */
export const Shrunk: Story = {
  args: {
    longest: 12,
    children: (
      <>
        <Stat label="팀 전체 잔액" value="₩35,990,000,000,000" size="huge" />
        <Stat label="에이전트 지갑" value="₩2,875,000" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bottomOf = (text: string) => canvas.getByText(text).getBoundingClientRect().bottom
    await expect(Math.abs(bottomOf('₩35,990,000,000,000') - bottomOf('₩2,875,000'))).toBeLessThan(3)
  },
}
