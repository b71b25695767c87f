import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './ErrorState.tsx'

const meta: Meta<typeof ErrorState> = {
  component: ErrorState,
  args: {
    title: '불러오지 못했습니다',
    text: '연결을 확인하고 다시 시도해 주세요.',
    retryLabel: '다시 시도',
    onRetry: () => undefined,
  },
}
export default meta
type Story = StoryObj<typeof ErrorState>

export const Default: Story = {}
export const Busy: Story = { args: { busy: true } }
export const NoWayOn: Story = { args: { onRetry: undefined } }
