import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { MenuCell } from './MenuCell.tsx'
import { MenuList } from './MenuList.tsx'
import { Sheet } from './Sheet.tsx'

const meta = {
  component: Sheet,
  args: { open: true, title: '필터', children: '기간과 종류를 고릅니다.', onClose: () => undefined },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Bottom: Story = {}
export const WithFooter: Story = { args: { footer: <Button full>적용</Button> } }
export const Left: Story = {
  args: {
    side: 'left',
    title: '전체 메뉴',
    children: (
      <MenuList>
        <MenuCell icon="gift" label="이벤트" to="/activity" />
        <MenuCell icon="vip" label="VIP" to="/vip" />
        <MenuCell icon="agent" label="파트너 센터" to="/agent" />
        <MenuCell icon="language" label="언어" value="한국어" to="/setLanguage" />
        <MenuCell icon="logout" label="로그아웃" danger onClick={() => undefined} />
      </MenuList>
    ),
  },
}
