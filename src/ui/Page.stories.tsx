import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { CardGrid } from './CardGrid.tsx'
import { Carousel } from './Carousel.tsx'
import { IconButton } from './IconButton.tsx'
import { InfiniteFooter } from './InfiniteFooter.tsx'
import { MediaCard } from './MediaCard.tsx'
import { NavBar } from './NavBar.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { Page } from './Page.tsx'
import { RecordRow } from './RecordRow.tsx'
import { SelectField } from './SelectField.tsx'
import { Stat } from './Stat.tsx'
import { StatGrid } from './StatGrid.tsx'
import { TabBar } from './TabBar.tsx'
import { Tabs } from './Tabs.tsx'
import { pictureOf } from './testing/pictureOf.ts'

const nothing = () => undefined
const games = ['Lightning Baccarat', '메가 룰렛', '스피드 바카라', '드래곤 타이거', '식보', '블랙잭']

const meta = { component: Page, parameters: { bare: true } } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  args: {
    header: (
      <NavBar
        title="Playbill"
        leading={<IconButton icon="menu" label="전체 메뉴" />}
        action={<IconButton icon="message" label="메시지" />}
      />
    ),
    footer: (
      <TabBar
        label="주 메뉴"
        items={[
          { to: '/', label: '홈', icon: 'home', current: true },
          { to: '/kefu', label: '고객센터', icon: 'service' },
          { to: '/mine', label: '내 정보', icon: 'mine', badge: { text: '3', label: '새 메시지 3개' } },
        ]}
      />
    ),
    children: (
      <div className="story-stack">
        <Carousel
          label="배너"
          autoplay={4000}
          slides={['첫 입금 30% 보너스', '매일 출석 이벤트', 'VIP 주간 환급'].map((title, place) => ({
            key: title,
            content: <img src={pictureOf(title, place)} alt={title} width="100%" />,
          }))}
        />
        <NoticeBar
          label="공지"
          items={[{ key: '1', text: '입출금 시간은 평일 10:00~22:00입니다.' }]}
          onOpen={nothing}
        />
        <Card>
          <StatGrid>
            <Stat label="내 잔액" value="₩ 1,284,500" action={<IconButton icon="refresh" label="새로고침" />} />
            <Stat label="달러 잔액" value="$ 120.50" />
          </StatGrid>
        </Card>
        <Tabs
          label="게임 종류"
          placement="side"
          value="live"
          onChange={nothing}
          items={['라이브 카지노', '슬롯', '스포츠', 'e스포츠', '복권', '피싱'].map((label, place) => ({
            value: place === 0 ? 'live' : label,
            label,
            panel: () => (
              <CardGrid columns={2} label={label}>
                {games.map((title, index) => (
                  <MediaCard key={title} title={title} image={pictureOf('', index)} onClick={nothing} />
                ))}
              </CardGrid>
            ),
          }))}
        />
      </div>
    ),
  },
}

export const RecordList: Story = {
  args: {
    header: <NavBar title="입출금 내역" onBack={nothing} />,
    children: (
      <div className="story-stack">
        <>
          <SelectField
            compact
            label="플랫폼"
            value=""
            options={[{ value: '', label: '전체 플랫폼' }]}
            onChange={nothing}
          />
          <SelectField
            compact
            label="기간"
            value="4"
            options={[{ value: '4', label: '최근 30일' }]}
            onChange={nothing}
          />
          <SelectField compact label="종류" value="1" options={[{ value: '1', label: '입금' }]} onChange={nothing} />
        </>
        <Banner>취소는 심사 중일 때만 할 수 있습니다.</Banner>
        <RecordRow
          title="D20261121140233001"
          aside="₩ 500,000"
          cells={[
            { label: '방법', value: '계좌 이체' },
            { label: '시간', value: '2026.11.21 15:02' },
          ]}
          badge={{ text: '심사 중', tone: 'warning' }}
          actions={
            <Button size="small" variant="danger">
              신청 취소
            </Button>
          }
        />
        {['D20261120101500002', 'D20261119213000003'].map((title) => (
          <RecordRow
            key={title}
            title={title}
            aside="₩ 1,200,000"
            cells={[
              { label: '방법', value: 'USDT' },
              { label: '시간', value: '2026.11.20 10:15' },
            ]}
            badge={{ text: '승인', tone: 'gain' }}
          />
        ))}
        <InfiniteFooter state="finished" finishedText="마지막 내역입니다" failedText="" onMore={nothing} />
      </div>
    ),
  },
}
