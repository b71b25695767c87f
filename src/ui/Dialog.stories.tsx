import type { Meta, StoryObj } from '@storybook/react-vite'
import { Article } from './Article.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    open: true,
    title: '점검 안내',
    children: (
      <Article>11월 22일 새벽 4시부터 6시까지 입출금이 잠시 멈춥니다. 게임은 그대로 이용할 수 있습니다.</Article>
    ),
    onClose: () => undefined,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="secondary">오늘 그만 보기</Button>
        <Button>확인</Button>
      </>
    ),
  },
}
export const LongText: Story = {
  args: {
    ...WithActions.args,
    children: (
      <Article>
        {Array.from(
          { length: 14 },
          (_, place) => `제${place + 1}조 회원은 본인의 계정을 다른 사람에게 빌려줄 수 없습니다.`,
        ).join('\n\n')}
      </Article>
    ),
  },
}
