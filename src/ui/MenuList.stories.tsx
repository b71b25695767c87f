import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'
import { MenuCell } from './MenuCell.tsx'
import { MenuList } from './MenuList.tsx'

const meta = {
  component: MenuList,
  args: {
    label: '계정',
    children: (
      <>
        <MenuCell icon="user" label="내 정보" to="/userInfo" />
        <MenuCell icon="shield" label="보안 센터" note="비밀번호와 계좌를 관리합니다" to="/userCent" />
        <MenuCell icon="message" label="메시지" value={<Badge tone="loss">3</Badge>} to="/message" />
        <MenuCell icon="language" label="언어" value="한국어" to="/setLanguage" />
        <MenuCell icon="telegram" label="텔레그램 상담" href="https://t.me/example" />
        <MenuCell icon="clock" label="누적 입금" value="₩ 3,200,000" />
        <MenuCell icon="language" label="English" busy onClick={() => undefined} />
        <MenuCell icon="logout" label="로그아웃" danger onClick={() => undefined} />
      </>
    ),
  },
} satisfies Meta<typeof MenuList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
